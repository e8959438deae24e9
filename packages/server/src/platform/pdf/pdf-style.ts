import { couleurMarque } from '@asso/domain/identifiants/marque';

/** The A4 sheet, in points: everything is drawn inside the margins, except the header and footer lines. */
export const sheet = { width: 595.28, height: 841.89, left: 54, right: 54, top: 66, bottom: 64 } as const;

export const contentWidth = sheet.width - sheet.left - sheet.right;
export const contentHeight = sheet.height - sheet.top - sheet.bottom;
/** A list of terms, a list of points or a table up to this height is never parted by the end of a page. */
export const wholeUpTo = contentHeight / 3;

export const colours = {
  ink: '#1e1e1e',
  grey: '#4f4f4f',
  brand: couleurMarque,
  line: '#d3dadc',
  tint: '#eaf3f5',
  bandInk: '#7a3300',
  band: '#fdeee3',
  bandEdge: '#b34000',
} as const;

/** `leading` is the height of a line; `before` and `after` are the space around the block; all are in points. */
export type TextStyle = {
  font: 'regular' | 'bold';
  size: number;
  leading: number;
  colour: string;
  before: number;
  after: number;
};

const style = (size: number, leading: number, changes: Partial<TextStyle> = {}): TextStyle => ({
  font: 'regular',
  size,
  leading,
  colour: colours.ink,
  before: 0,
  after: 0,
  ...changes,
});

const bold = { font: 'bold' } as const;
const title = { font: 'bold', colour: colours.brand } as const;

export const styles = {
  text: style(10, 14.5, { after: 7 }),
  lead: style(12, 17, { after: 4, colour: colours.grey }),
  objet: style(10, 14.5, { ...bold, after: 20 }),
  label: style(9.5, 13.5, { colour: colours.grey }),
  value: style(10, 13.5),
  cell: style(9, 12),
  cellStrong: style(9, 12, bold),
  head: style(8.5, 11.5, title),
  caption: style(10, 14, { ...bold, before: 6, after: 4 }),
  band: style(10, 14.5, { colour: colours.bandInk }),
  bandStrong: style(11, 15.5, { ...bold, colour: colours.bandInk }),
  running: style(8, 11, { colour: colours.grey }),
} as const;

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const small = style(10, 14, { ...bold, before: 9, after: 4 });

export const headings: Record<HeadingLevel, TextStyle> = {
  1: style(21, 26, { ...title, after: 4 }),
  2: style(15, 20, { ...title, before: 22, after: 8 }),
  3: style(11.5, 16, { ...title, before: 14, after: 5 }),
  4: small,
  5: small,
  6: small,
};
