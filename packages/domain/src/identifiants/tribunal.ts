// The register of an association of Alsace-Moselle is held by a court of its three départements (§9).
import type { Format } from '../kernel/formats.ts';
import { texte } from './texte-libre.ts';

/** The courts that hold a register, then those that held one before they were joined to another. */
const sieges = [
  ...[
    'colmar',
    'forbach',
    'guebwiller',
    'haguenau',
    'illkirch',
    'metz',
    'molsheim',
    'mulhouse',
    'saint avold',
  ],
  ...[
    'sarrebourg',
    'sarreguemines',
    'saverne',
    'schiltigheim',
    'selestat',
    'strasbourg',
    'thann',
    'thionville',
  ],
  ...['altkirch', 'boulay', 'brumath', 'chateau salins', 'hayange', 'huningue', 'ribeauville', 'wissembourg'],
];
const oneOfThem = new RegExp(String.raw`(^| )(${sieges.join('|')})( |$)`);

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ');

export const tribunal: Format = {
  name: 'tribunal',
  normalise: texte.normalise,
  check: (text) => texte.check(text) ?? (oneOfThem.test(folded(text)) ? null : { code: 'kernel.format' }),
  exemple: 'Tribunal judiciaire de Strasbourg',
};
