// Room CommandLineTool
