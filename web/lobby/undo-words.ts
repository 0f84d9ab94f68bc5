/** What free undo means, as everybody reads it before they sit down. */
export const FREE_UNDO =
  'Everybody may go back to before their own last decisions without asking, even if dice have fallen, cards were shown or others have decided since.'

export const STRICT_UNDO =
  'What dice, cards or others have answered is taken back only if all agree.'
