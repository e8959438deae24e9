// People and programs may send these texts: every separator, alone, doubled, in long runs, and inside right values.

const separators = [
  ...' \t\n\r\v\f-.,;:/\\|_+*=\'"()[]{}<>~^°@#&%$!?',
  '\u0000',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u00b7',
  '\u0300',
  '\u0660',
  '\u06f1',
  '\u1680',
  '\u2009',
  '\u200b',
  '\u2010',
  '\u2011',
  '\u2013',
  '\u2014',
  '\u2019',
  '\u2028',
  '\u202e',
  '\u202f',
  '\u2212',
  '\u2215',
  '\u3000',
  '\ufeff',
  '\uff0d',
  '\uff0e',
  '\ud800',
  '\u{1d7d8}',
  '\u{1f600}',
];

/** Right values of most kinds; the caller adds those of the formats. */
const right = [
  'FR7642559000052102312860353',
  'MC5811222000010123456789030',
  'PT50000201231234567890154',
  'CCOPFRPP',
  '73282932000074',
  '732829320',
  'W132000417',
  '0465710000',
  '+33465710000',
  '24-JWEL-ZKBC',
  '26-000123',
  '31/12/2027',
  '2027-12-31',
  'mardi 9h-12h, jeudi 14h-17h30',
  '1 250,50 €',
  '=12*(350+1)/2',
  'camille@exemple.fr',
  'https://exemple.fr/a?b=c',
  '12 bis rue des Lilas, 13015 Marseille',
  '60;Achats;1 250,00',
  '{{nom}} : **gras**',
  '{"a":[1]}',
];

const grouped = (text, size, mark) => text.replace(new RegExp(`(.{${size}})(?=.)`, 'gsu'), `$1${mark}`);

/**
 * Makes short texts: right values cut into groups by each separator, single and doubled, at each place where it may
 * slip in.
 */
export function shortTexts(more = []) {
  const texts = [...new Set([...right, ...more])];
  const cut = texts.flatMap((text) =>
    separators.flatMap((mark) => [
      grouped(text, 2, mark),
      grouped(text, 4, mark),
      grouped(text, 4, mark + mark),
      `${text.slice(0, 3)}${mark.repeat(2)}${text.slice(3)}`,
      `${mark}${text}${mark}`,
    ]),
  );
  const slipped = texts.flatMap((text) =>
    Array.from(text, (_, at) => [
      `${text.slice(0, at)}-${text.slice(at)}`,
      `${text.slice(0, at)}${text.slice(at + 1)}`,
    ]).flat(),
  );
  return [...new Set(['', ...separators, ...texts, ...cut, ...slipped])];
}

const length = 50_000;
const run = (unit) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Makes long texts: runs of one thing, then what makes a reader backtrack. */
export function longTexts(more = []) {
  const units = [
    ...separators,
    ...[
      'a',
      'é',
      'A',
      '1',
      '0',
      'h',
      'lu 9h-12h,',
      'a ',
      'a-',
      '1 ',
      '1,',
      '1.',
      '1-',
      '.-',
      ' -',
      'a\n',
      'a;',
      '";"',
    ],
    ...[
      'a@',
      'a.',
      '/a',
      '\\"',
      '{{',
      '}}',
      '**',
      '((',
      '))',
      '-(',
      '[a](',
      '<a ',
      'rue ',
      '12 bis ',
      'FR76',
      '\r\n',
    ],
  ];
  // A run after a right beginning reaches a pattern that has begun to match.
  const begun = ['FR76', '=', '=1', 'mardi 9h', 'lu 9h-12h', '"', '12 rue ', 'a@b', 'https://a', '**'];
  const runs = [' ', '1', ' -'].map(run);
  const plain = units.map((unit) => `1${run(unit)}☺`);
  const ended = begun.flatMap((start) => runs.map((one) => `${start}${one}!`));
  const nested = [
    `=${'('.repeat(20_000)}1${')'.repeat(20_000)}`,
    `${'['.repeat(25_000)}${']'.repeat(25_000)}`,
  ];
  return [...new Set([...plain, ...ended, ...nested, ...[...right, ...more].map(run)])];
}
