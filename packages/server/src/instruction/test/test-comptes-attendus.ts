// Test support: what the envelopes must say, counted again from the acts alone, without any code of the portal.

export const annees = [2027, 2028] as const;
export type Annee = (typeof annees)[number];
export type MontantsByAnnee = Partial<Record<Annee, number>>;

/** Amounts are in cents, so that nothing here is rounded. */
export type DossierAttendu = {
  etat: 'etude' | 'attente' | 'accorde' | 'refuse';
  annees: readonly Annee[];
  type: string;
  propose: MontantsByAnnee;
  accorde: MontantsByAnnee;
  hasMotif: boolean;
};

export type EnveloppeAttendue = { exercice: Annee; sous_dispositif: string; total: number };

const isPaid = (one: DossierAttendu, by: EnveloppeAttendue): boolean =>
  by.sous_dispositif === '' || by.sous_dispositif === one.type;

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** What one dossier takes from an envelope now. */
export const takenBy = (one: DossierAttendu, by: EnveloppeAttendue) => {
  const isHere = isPaid(one, by);
  const granted = isHere ? (one.accorde[by.exercice] ?? 0) : 0;
  return {
    accorde: one.etat === 'attente' || one.etat === 'accorde' ? granted : 0,
    en_attente: one.etat === 'attente' ? granted : 0,
    propose: one.etat === 'etude' && isHere ? (one.propose[by.exercice] ?? 0) : 0,
  };
};

export const sommes = (dossiers: readonly DossierAttendu[], by: EnveloppeAttendue) => {
  const pris = dossiers.map((one) => takenBy(one, by));
  return {
    accorde: sum(pris.map((one) => one.accorde)),
    en_attente: sum(pris.map((one) => one.en_attente)),
    propose: sum(pris.map((one) => one.propose)),
  };
};

type Pese = { one: DossierAttendu; montants: MontantsByAnnee };

/** What an envelope has before and after these amounts, which replace what their dossiers take now. */
export function expectedBeforeAfter(
  dossiers: readonly DossierAttendu[],
  by: EnveloppeAttendue,
  peses: readonly Pese[],
) {
  const others = dossiers.filter((one) => !peses.some((pese) => pese.one === one));
  const { accorde, propose } = sommes(others, by);
  const lot = sum(
    peses.filter(({ one }) => isPaid(one, by)).map(({ montants }) => montants[by.exercice] ?? 0),
  );
  const avant = by.total - accorde - propose;
  return { avant, lot, apres: avant - lot, isDepassee: lot > 0 && avant - lot < 0 };
}
