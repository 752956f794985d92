// Room PagerAnalysis
