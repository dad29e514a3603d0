"""What games of hidden stacks and battles on 27 hexes share: knowledge of the stacks, boards, battles."""
