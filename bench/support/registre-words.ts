// Invented words, many rare and few common as in names; each depends on its number alone.

const syllables =
  'ba be bi bo bou bra bré ca cha che ci clo cou cra da de di do dra du é fa fé fi fleu fo fri ga gé gi gra gui ha hé i ja jo ju la lé li lou ma mé mi mon mou na né ni no nou o pa pé pi plai po pra quer ra ré ri ro rou sa sé si sol sou ta té ti tou tra u va ver vi vo'.split(
    ' ',
  );
const endings = 'c d f gne gue l lle ment n nce ne nt que r re rt s sse t tte ux ve x y z'.split(' ');
const vocabulary = 120_000;

/** Draws a value between 0 and 1, the same for the same number and salt. */
export function chance(rang: number, salt: number): number {
  let mixed = Math.imul(rang ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(salt, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
}

export const pick = <T>(list: readonly T[], rang: number, salt: number): T =>
  list[Math.floor(chance(rang, salt) * list.length)] as T;

/** Gives `many` words, the common ones most often. */
export function words(rang: number, many: number): string {
  let text = '';
  for (let place = 0; place < many; place++) {
    text += `${place === 0 ? '' : ' '}${word(Math.floor(vocabulary ** chance(rang, 100 + place)))}`;
  }
  return text;
}

function word(number: number): string {
  const many = 1 + (number % 3);
  let text = '';
  for (let place = 0; place <= many; place++) text += pick(syllables, number, 200 + place);
  return text + pick(endings, number, 300);
}

/** Writes the number with at least `many` digits. */
export const fewest = (number: number, many: number): string => String(number).padStart(many, '0');

export const digits = (rang: number, many: number): string =>
  fewest(Math.floor(chance(rang, 400) * 10 ** many), many);
