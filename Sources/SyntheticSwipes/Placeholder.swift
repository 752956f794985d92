// Room SyntheticSwipes
