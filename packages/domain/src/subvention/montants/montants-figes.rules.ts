// What one service sends back reopens nothing of another: the sums asked of a service that has received the dossier no
// longer change, nor does a project that asks money of it leave the dossier (decisions, Dossiers; ADR 0512).

import { type EtatInstruction, isTransmis } from '../../dossier/instruction.states.ts';
import { isSame } from '../../kernel/changes.ts';
import type { Problem } from '../../kernel/result.ts';
import type { Financement, Projet } from '../projet.fields.ts';

export type ServiceServi = { id: string; nom: string };

type Parties = { id_service_instructeur: string; instructions: readonly Instruction[] };
type Instruction = { id_service_instructeur: string; etat: EtatInstruction; nom_service: string };

/** Lists the services that have the dossier in hand or have decided on it: what is asked of them is fixed. */
export const servicesServis = (instructions: readonly Instruction[]): ServiceServi[] =>
  instructions
    .filter(({ etat }) => isTransmis(etat))
    .map(({ id_service_instructeur, nom_service }) => ({ id: id_service_instructeur, nom: nom_service }));

/** Tells whether the sums of this line are asked of one of these services. */
const isMontantFige = (
  { id_service_instructeur }: Pick<Financement, 'id_service_instructeur'>,
  servis: readonly ServiceServi[],
): boolean => servis.some(({ id }) => id === id_service_instructeur);

/**
 * Returns the service of which a new line asks money: the one for which the dossier was begun, or, once it has received
 * the dossier, one that sent it back.
 */
export const serviceDemande = (dossier: Pick<Parties, 'id_service_instructeur' | 'instructions'>): string => {
  const { id_service_instructeur: referent, instructions } = dossier;
  const isServi = servicesServis(instructions).some(({ id }) => id === referent);
  const open = instructions.find(({ etat }) => etat === 'C');
  return isServi && open ? open.id_service_instructeur : referent;
};

/** Refuses a save that changes, adds or takes away a sum asked of one of these services. */
export function montantsFigesProblems(
  servis: readonly ServiceServi[],
  { avant, apres }: { avant: Projet; apres: Projet },
): Problem[] {
  return servis.flatMap(({ id, nom: service }) => {
    const before = lignesOf(avant, id);
    const after = lignesOf(apres, id);
    const changed = [...before, ...after].find(
      (one) => !isSame(sommesOf(before, one.id), sommesOf(after, one.id)),
    );
    if (!changed) {
      // Another length would take away or add the years for which this service is asked.
      const isSameLength = before.length === 0 || avant.description?.periode === apres.description?.periode;
      const field = 'description.periode';
      return isSameLength ? [] : [{ code: 'subvention.duree-figee', field, params: { service } }];
    }
    const field = `financements.${changed.id}.montant_demande`;
    return [{ code: 'subvention.montant-fige', field, params: { service } }];
  });
}

/** Refuses that a project which asks money of one of these services leaves the dossier. */
export function projetFigeProblems(servis: readonly ServiceServi[], projet: Projet): Problem[] {
  const holding = servis.find(({ id }) => lignesOf(projet, id).length > 0);
  return holding ? [{ code: 'subvention.projet-fige', params: { service: holding.nom } }] : [];
}

/** Returns a project that asks nothing of these services, to be added to a dossier that they have received. */
export const withoutFrozenMontants = (servis: readonly ServiceServi[], projet: Projet): Projet => ({
  ...projet,
  financements: (projet.financements ?? []).filter((one) => !isMontantFige(one, servis)),
});

const lignesOf = ({ financements }: Projet, service: string): readonly Financement[] =>
  (financements ?? []).filter((one) => one.id_service_instructeur === service);

/** What a line asks: its year and its sum, or nothing when the line is not there. */
const sommesOf = (lignes: readonly Financement[], id: string) =>
  lignes
    .filter((one) => one.id === id)
    .map(({ annee, montant_demande }) => [Number(annee), montant_demande ?? null]);
