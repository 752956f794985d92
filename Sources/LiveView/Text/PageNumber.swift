/// A page as people count them, from 1.
func pageNumber(_ item: Int) -> String {
  "\(item + 1)"
}
