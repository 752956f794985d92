#pragma once

/// How often the process has asked for memory: malloc, calloc, realloc, posix_memalign,
/// aligned_alloc and memalign.
unsigned long allocation_count(void);
