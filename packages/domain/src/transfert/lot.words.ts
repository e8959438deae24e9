// A file that leaves has a state on its way and a destination.

export const systemes = { osiris: 'Osiris', chorus: 'Chorus', sirepa: 'Sirepa' } as const;
export type Systeme = keyof typeof systemes;

export const envois = {
  telechargement: 'à télécharger',
  'a-envoyer': 'envoi en cours',
  envoye: 'envoyé',
  echec: 'non envoyé',
  defait: 'défait',
} as const;
export type LotEnvoi = keyof typeof envois;

/** Returns for example « CHORUS-27-000012 ». */
export const formatLotNumero = (systeme: Systeme, annee: number, rang: number): string =>
  `${systeme.toUpperCase()}-${String(annee).slice(-2)}-${String(rang).padStart(6, '0')}`;
