// The invented associations live in towns that exist, so that the maps and the departments of the figures are filled.

const breton = {
  rennes: ['35000', 'Rennes', '35238'],
  saintMalo: ['35400', 'Saint-Malo', '35288'],
  fougeres: ['35300', 'Fougères', '35115'],
  vitre: ['35500', 'Vitré', '35360'],
  redon: ['35600', 'Redon', '35236'],
  brest: ['29200', 'Brest', '29019'],
  quimper: ['29000', 'Quimper', '29232'],
  morlaix: ['29600', 'Morlaix', '29151'],
  concarneau: ['29900', 'Concarneau', '29039'],
  douarnenez: ['29100', 'Douarnenez', '29046'],
  carhaix: ['29270', 'Carhaix-Plouguer', '29024'],
  lorient: ['56100', 'Lorient', '56121'],
  vannes: ['56000', 'Vannes', '56260'],
  pontivy: ['56300', 'Pontivy', '56178'],
  auray: ['56400', 'Auray', '56007'],
  ploermel: ['56800', 'Ploërmel', '56165'],
  saintBrieuc: ['22000', 'Saint-Brieuc', '22278'],
  lannion: ['22300', 'Lannion', '22113'],
  dinan: ['22100', 'Dinan', '22050'],
  guingamp: ['22200', 'Guingamp', '22070'],
  paimpol: ['22500', 'Paimpol', '22162'],
  loudeac: ['22600', 'Loudéac', '22136'],
} as const;

const ailleurs = {
  paris: ['75011', 'Paris', '75111'],
  montreuil: ['93100', 'Montreuil', '93048'],
  lyon: ['69003', 'Lyon', '69383'],
  lille: ['59000', 'Lille', '59350'],
  nantes: ['44000', 'Nantes', '44109'],
  toulouse: ['31000', 'Toulouse', '31555'],
  bordeaux: ['33000', 'Bordeaux', '33063'],
  grenoble: ['38000', 'Grenoble', '38185'],
  rouen: ['76000', 'Rouen', '76540'],
  clermont: ['63000', 'Clermont-Ferrand', '63113'],
} as const;

const lieux = { ...breton, ...ailleurs };
export type CleLieu = keyof typeof lieux;

const voies = [
  ['RUE', 'des Tilleuls'],
  ['RUE', 'du Lavoir'],
  ['PL', 'du Champ-de-Foire'],
  ['RUE', 'de la Fontaine'],
  ['AV', 'des Sports'],
  ['QUAI', 'des Goélands'],
  ['RUE', 'des Trois-Moulins'],
  ['IMP', 'du Verger'],
  ['RUE', 'de l’Ancienne-École'],
  ['BD', 'de la Liberté'],
] as const;

export const pickCommune = (cle: CleLieu): { libelle: string; code: string } => {
  const [, libelle, code] = lieux[cle];
  return { libelle, code };
};

export function pickAdresse(cle: CleLieu, rang: number) {
  const [cp, commune, code_insee] = lieux[cle];
  const [type_voie, voie] = voies[(rang * 7) % voies.length] ?? voies[0];
  return { num_voie: String(1 + ((rang * 17) % 84)), type_voie, voie, cp, commune, code_insee };
}
