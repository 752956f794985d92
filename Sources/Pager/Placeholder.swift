// Room Pager
