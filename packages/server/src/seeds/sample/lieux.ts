// The sample's towns are given with their postcode, INSEE code, and the registry of associations (greffe) with which
// their numbers begin.

export type SampleLieu = { cp: string; commune: string; insee: string; greffe: string | null };

const rows: readonly (readonly [cp: string, commune: string, insee: string, greffe: string | null])[] = [
  ['13001', 'Marseille', '13201', '133'],
  ['13008', 'Marseille', '13208', '133'],
  ['13400', 'Aubagne', '13005', '133'],
  ['13600', 'La Ciotat', '13028', '133'],
  ['13100', 'Aix-en-Provence', '13001', '131'],
  ['13300', 'Salon-de-Provence', '13103', '131'],
  ['13200', 'Arles', '13004', '132'],
  ['13500', 'Martigues', '13056', '134'],
  ['30100', 'Alès', '30007', '301'],
  ['30000', 'Nîmes', '30189', '302'],
  ['30120', 'Le Vigan', '30350', '303'],
  ['42000', 'Saint-Étienne', '42218', '423'],
  ['69003', 'Lyon', '69383', '691'],
  ['75011', 'Paris', '75111', '751'],
  ['75018', 'Paris', '75118', '751'],
  ['59000', 'Lille', '59350', '595'],
  ['35000', 'Rennes', '35238', '353'],
  ['29200', 'Brest', '29019', '291'],
  ['33000', 'Bordeaux', '33063', '332'],
  ['31000', 'Toulouse', '31555', '313'],
  ['64000', 'Pau', '64445', '643'],
  ['01000', 'Bourg-en-Bresse', '01053', '012'],
  ['20000', 'Ajaccio', '2A004', '2A1'],
  ['20200', 'Bastia', '2B033', '2B1'],
  ['97400', 'Saint-Denis', '97411', '9R1'],
  ['97410', 'Saint-Pierre', '97416', '9R4'],
  ['97110', 'Pointe-à-Pitre', '97120', '9G2'],
  ['97200', 'Fort-de-France', '97209', '9M1'],
  // In Moselle, Bas-Rhin and Haut-Rhin the courts keep the registers, and there is no RNA.
  ['67000', 'Strasbourg', '67482', null],
  ['68100', 'Mulhouse', '68224', null],
  ['57000', 'Metz', '57463', null],
];

export const lieux: readonly SampleLieu[] = rows.map(([cp, commune, insee, greffe]) => ({
  cp,
  commune,
  insee,
  greffe,
}));
