// The reports of past exercises are made from what was granted, as « Recopier le prévu » would fill them.
import { randomUUID } from 'node:crypto';
import type { Crf } from '@asso/domain/crf/crf.fields';
import type { CrfProjet } from '@asso/domain/crf/crf-projet.fields';
import { montantUtilise } from '@asso/domain/crf/realisation.rules';
import {
  copyContenu,
  copyPrevu,
  nouveauCrfProjet,
  type ProjetPrevu,
  projetPrevu,
} from '@asso/domain/crf/reprise.rules';
import { applyChanges } from '@asso/domain/kernel/changes';
import type { Calendrier } from './calendrier.ts';
import type { AuteurVivant, DossierEcrit, Fonds } from './dossier-ecrit.ts';
import { lignesHistoire } from './histoire.ts';

type Rapport = { crf: object; projet: object; histoire: object[] };

export function writeCompteRendu(one: DossierEcrit, { campagnes }: Fonds, { now }: Calendrier): Rapport[] {
  const { crf: etat, accorde, exercice, ecrite, agent, recul, dates } = one;
  if (etat === null || accorde === null || !dates.paye) return [];
  const prevu = projetPrevu(
    {
      corps: one.corps,
      financements: [{ annee: exercice, id_service_instructeur: one.service, montant_accorde: accorde }],
    },
    exercice,
  );
  const corps = etat === 1 ? nouveauCrfProjet(prevu) : rempli(prevu);
  const id = randomUUID();
  const fin = dates.termine ? dates.termine.getTime() - 12 * 86_400_000 : Date.UTC(exercice + 1, 4, 20, 9);
  const transmis = new Date(Math.min(fin, now.getTime() - 3 * 86_400_000));
  const commence = new Date(transmis.getTime() - 9 * 86_400_000);
  const recu = new Date(transmis.getTime() + 12 * 86_400_000);
  const president: AuteurVivant = { ...ecrite.president, role: 'lca.association' };
  const isSent = etat >= 3;
  const last = etat === 5 || etat === 3 ? recu : isSent ? transmis : commence;
  const motif =
    etat === 3 ? 'Merci de joindre le détail des déplacements et de vérifier le nombre de personnes.' : null;
  const attestation = { lieu: ecrite.commune, certifie: true };
  const tete: Crf = {
    demandeur: { id_representant_legal: ecrite.representant, id_signataire: ecrite.representant },
    ...(isSent ? { attestation } : {}),
  };
  return [
    {
      crf: {
        id,
        id_dossier: one.id,
        exercice,
        id_etat: etat,
        id_campagne_version: campagnes[recul].id,
        corps: tete,
        motif,
        montant_realise: montantUtilise(corps),
        created_by: president.id,
        cree_le: commence,
        modifie_le: last,
        modifie_par: etat === 5 || etat === 3 ? agent.id : president.id,
        transmis_le: isSent ? transmis : null,
        recu_le: etat === 5 ? recu : null,
      },
      projet: {
        id: randomUUID(),
        id_crf: id,
        id_projet: one.id_projet,
        numero_projet: 1,
        ...{ prevu, corps },
        modifie_le: isSent ? transmis : commence,
        modifie_par: president.id,
      },
      histoire: lignesHistoire('crf', id, [
        { action: 'crf.create', le: commence, par: president, apres: '1' },
        { action: 'crf.transmit', le: isSent ? transmis : null, par: president, avant: '2', apres: '4' },
        { action: 'crf.receive', le: etat === 5 ? recu : null, par: agent, avant: '4', apres: '5' },
        { action: 'crf.sendBack', le: etat === 3 ? recu : null, par: agent, avant: '4', apres: '3', motif },
      ]),
    },
  ];
}

/** Fills the report of a project where all went as planned but for some amounts, which are explained. */
function rempli(prevu: ProjetPrevu): CrfProjet {
  const begun: CrfProjet = { ...nouveauCrfProjet(prevu), isRealised: true };
  const copied = copie(begun, [...copyContenu(prevu, begun), ...copyPrevu(prevu, begun)]);
  return {
    ...copied,
    moyens: {
      commentaire:
        'Le projet s’est déroulé comme prévu, avec les partenaires annoncés. Les bénévoles ont été plus nombreux que l’an passé.',
    },
    evaluation: {
      ...copied.evaluation,
      commentaire:
        'Les objectifs sont atteints : la participation a été régulière, et un bilan a été présenté à l’assemblée générale.',
    },
  };
}

function copie(corps: CrfProjet, ecritures: readonly { path: string; value: unknown }[]): CrfProjet {
  const changes = Object.fromEntries(ecritures.map(({ path, value }) => [path, { from: null, to: value }]));
  return applyChanges<CrfProjet>(corps, changes).value;
}
