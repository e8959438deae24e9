// Tells what happened to each dossier, in the order in which it happened, and who did it.
import { type AuteurVivant, type DossierEcrit, pickMotif, totalAccorde } from './dossier-ecrit.ts';

type Fait = {
  action: string;
  le: Date | null;
  par: AuteurVivant;
  avant?: string;
  apres?: string;
  motif?: string | null;
  details?: object;
};

export function lignesHistoire(objet: string, id_objet: string, faits: readonly Fait[]): object[] {
  return faits.flatMap(({ action, le, par, avant, apres, motif, details }) =>
    le === null
      ? []
      : [
          {
            ...{ objet, id_objet, action },
            id_utilisateur: par.id,
            utilisateur: `${par.prenom} ${par.nom}`,
            role: par.role,
            survenu_le: le,
            avant: avant ?? null,
            apres: apres ?? null,
            motif: motif ?? null,
            details: details ?? null,
          },
        ],
  );
}

export function writeHistoire(one: DossierEcrit, nomService: string): object[] {
  const { dates, etat, agent, service, ecrite, sous } = one;
  const association: AuteurVivant = { ...ecrite.president, role: 'lca.association' };
  const cote = (value: 'association' | 'service', more: object = {}) => ({
    ...{ cote: value, service: nomService, id_service: service },
    ...more,
  });
  const mouvement = (action: string, le: Date | null, [avant, apres]: [string, string]): Fait => ({
    action: `instruction.${action}`,
    ...{ le, avant, apres, par: agent, details: cote('service') },
  });
  const montant = totalAccorde(one);
  const isGranted = montant !== null;
  const paid = isGranted ? dates.paye : null;
  return lignesHistoire('dossier', one.id, [
    { action: 'dossier.create', le: dates.cree, par: association },
    {
      ...mouvement('transmit', dates.transmis, ['A', 'D']),
      ...{ par: association, details: cote('association') },
    },
    mouvement('start', dates.commence, ['D', '2']),
    ...(isGranted
      ? [{ ...mouvement('grant', dates.decide, ['2', '6']), details: cote('service', { montant }) }]
      : []),
    ...(etat === '11' ? [{ ...mouvement('refuse', dates.decide, ['2', '11']), motif: pickMotif(one) }] : []),
    ...(etat === '12' ? [{ ...mouvement('reject', dates.decide, ['2', '12']), motif: pickMotif(one) }] : []),
    ...(sous === 'PLU' && isGranted
      ? [mouvement('beginPayment', paid, ['6', '7']), mouvement('continuePayment', paid, ['7', '8'])]
      : [mouvement('markPaid', paid, ['6', '9'])]),
    mouvement('finish', dates.termine, ['9', '10']),
  ]);
}
