// Room Recordings
