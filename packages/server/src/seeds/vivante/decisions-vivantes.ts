// The last decisions of the regional service leave with their letters, and the money that follows is asked for and
// paid.
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import type { ActePaiement } from '@asso/domain/paiement/paiement.rules';
import { decide } from '../../dossier/decision/decide.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import { askPaiement } from '../../paiement/ask-paiement.ts';
import { movePaiement } from '../../paiement/move-paiement.ts';
import { findInstructionPlace, readSituation } from '../../paiement/situation.ts';
import type { Platform } from '../../platform/platform.ts';
import { done } from '../demo/acteurs.ts';
import { type ModeleEcrit, publishModeles } from '../demo/modeles-courrier.ts';
import type { Vie } from './bureau-vivant.ts';
import { computeMontantDemande } from './demandes.ts';
import { type DossierEcrit, listAnneesDemande } from './dossier-ecrit.ts';
import { atMoment, findSeededDossier, readActeur } from './moments.ts';

/** Grants all these dossiers but the last one, which is refused. */
export async function decideWithLettres(platform: Platform, vie: Vie, decided: readonly DossierEcrit[]) {
  const { quand, fonds, agents } = vie;
  const modeles = await publishModeles(atMoment(platform, quand.le(1, -60)), agents.bretagne, modelesVivants);
  const lettre = (nature: string) =>
    modeles.flatMap((one) => (one.nature === nature ? one.id_version : null) ?? []);
  for (const [rang, one] of decided.entries()) {
    const isRefused = rang === decided.length - 1;
    const then = atMoment(platform, quand.le(0, -9 + rang * 2, rang));
    const montants = listAnneesDemande(one).map((annee) => ({
      ...{ id_projet: one.id_projet, annee },
      montant_accorde: Math.round((computeMontantDemande(one) * 0.8) / 100) * 100,
    }));
    const act = isRefused
      ? {
          action: 'refuse' as const,
          motif: 'La commission a retenu les projets les plus ouverts à un nouveau public.',
          courriers: lettre('refus'),
        }
      : { action: 'grant' as const, montants, courriers: lettre('accord') };
    done(
      await decide(then, kindsOfDossiers, {
        ...{ actor: agents.maelle, id: one.id, service: fonds.service, ...act },
        ifMatch: (await findSeededDossier(platform, one.id)).version,
      }),
    );
  }
}

/**
 * Makes each association ask for half of what it was granted; the further down the list, the further the service goes
 * with the payment: taken, ordered, paid.
 */
export async function payGranted(
  platform: Platform,
  { quand, fonds, agents }: Vie,
  granted: readonly DossierEcrit[],
) {
  const steps: readonly (readonly [ActionPaiement, ActePaiement])[] = [
    ['take', {}],
    ['order', { engagement: 'EJ 2100054321', imputation: '0163-02' }],
    ['pay', { paye_le: localDay(quand.le(0, -2)), reference: 'DP 2100098765' }],
  ];
  for (const [rang, one] of granted.entries()) {
    const actor = await readActeur(platform, one.ecrite.president.email);
    const place = { id: one.id, service: fonds.service };
    const then = atMoment(platform, quand.le(0, -11, rang));
    const paiement = done(await askPaiement(then, { actor, ...place, montant: (one.accorde ?? 0) / 2 }));
    for (const [step, [action, acte]] of steps.slice(0, rang).entries()) {
      const row = await findSeededDossier(platform, one.id);
      const { paiements } = await readSituation(
        platform.db,
        done(findInstructionPlace(agents.yann, row, fonds.service)),
      );
      const ifMatch = paiements.find(({ id }) => id === paiement)?.version ?? 1;
      const later = atMoment(platform, quand.le(0, -8 + step * 3, rang));
      done(await movePaiement(later, { actor: agents.yann, ...place, paiement, action, ifMatch, ...acte }));
    }
  }
}

const recours =
  'Vous pouvez contester cette décision devant le tribunal administratif dans les deux mois qui suivent sa réception.';
const inventee = 'Cette lettre est celle d’une démonstration : elle n’engage personne.';

const modelesVivants: readonly ModeleEcrit[] = [
  {
    nature: 'accord',
    nom: 'Accord, vie associative',
    objet: 'Votre subvention {dossier.subvention}',
    texte: [
      'Madame, Monsieur,',
      '',
      'La commission a étudié votre demande « {dossier.intitule} » (dossier {dossier.numero}). {service.nom} vous accorde {decision.montant}, le {decision.date}.',
      '',
      '# Ce qui est accordé',
      '[tableau des projets]',
      '',
      '# Ce que vous avez à faire',
      '- demander le versement de la première moitié dans votre dossier ;',
      '- rendre compte de l’emploi de cette somme avant le 30 juin qui suit chaque exercice aidé ({dossier.exercice}).',
      '',
      recours,
      '',
      inventee,
    ].join('\n'),
  },
  {
    nature: 'refus',
    nom: 'Refus, vie associative',
    objet: 'Votre demande {dossier.numero}',
    texte: [
      'Madame, Monsieur,',
      '',
      'La commission n’a pas pu retenir votre demande « {dossier.intitule} » :',
      '',
      '{decision.motif}',
      '',
      'Notre service se tient à votre disposition pour préparer une prochaine demande.',
      '',
      recours,
      '',
      inventee,
    ].join('\n'),
  },
];
