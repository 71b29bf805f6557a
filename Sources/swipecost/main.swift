print("swipecost")
