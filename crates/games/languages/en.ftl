pile-0000 = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
}
