/** How a piece stands: marks come before light, so that it reads in greyscale. States combine. */
export interface PieceState {
  /** May be chosen. */
  can?: boolean | undefined;
  /** Is chosen. */
  on?: boolean | undefined;
  /** May not be chosen; stays tappable and answers why. */
  no?: boolean | undefined;
  /** The word to show across a spent piece. */
  spent?: string | undefined;
  /** New since the viewer's last turn. */
  fresh?: boolean | undefined;
}
