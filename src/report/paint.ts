// Colours of a terminal: plain ANSI codes, since `styleText` checks its arguments anew for every line of a long plan.

type Brush = (text: string) => string;

export interface Paint {
  readonly red: Brush;
  readonly green: Brush;
  readonly yellow: Brush;
  readonly cyan: Brush;
  readonly bold: Brush;
  readonly dim: Brush;
}

const PLAIN: Brush = (text) => text;

function brush(on: number, off: number): Brush {
  return (text) => `\u001B[${on}m${text}\u001B[${off}m`;
}

const COLORS: Paint = {
  red: brush(31, 39),
  green: brush(32, 39),
  yellow: brush(33, 39),
  cyan: brush(36, 39),
  bold: brush(1, 22),
  dim: brush(2, 22),
};

const NO_COLORS: Paint = { red: PLAIN, green: PLAIN, yellow: PLAIN, cyan: PLAIN, bold: PLAIN, dim: PLAIN };

export function painter(color: boolean): Paint {
  return color ? COLORS : NO_COLORS;
}
