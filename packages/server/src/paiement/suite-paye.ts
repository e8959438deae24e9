import { chooseNature } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { isAttendue } from '@asso/domain/paiement/demande-paiement.states';
import { sayEtatPaiement, sayPaiement } from '@asso/domain/paiement/paiement.words';
import type { SuiteMouvement } from '../dossier/decision/suites-mouvement.ts';
import { insertPaiement, listInstructionPaiements } from './paiement.sql.ts';
import { readSituation, toComptePaiement } from './situation.ts';
import { recordPaiement, writePaiementMail } from './tell-paiement.ts';

/**
 * An agent who declares a dossier paid, all at once, declares the rest of its amount. It is written as a payment, so
 * that the payments always add up to what is paid; it is refused while a request awaits an answer.
 */
export const suitePaye: SuiteMouvement = {
  refuse: async (db, { action, dossier, instruction }) => {
    if (action !== 'markPaid' || instruction.montant_engage <= instruction.montant_verse) return null;
    const { id_service_instructeur } = instruction;
    const paiements = await listInstructionPaiements(db, { id_dossier: dossier.id, id_service_instructeur });
    const [oldest] = paiements.filter(({ etat }) => isAttendue(etat)).reverse();
    return {
      code: 'paiement.en-cours',
      params: { quoi: oldest ? sayPaiement(oldest) : '', nature: oldest?.nature ?? '' },
    };
  },
  follow: async (_platform, trx, { action, dossier, instruction, actor, at }) => {
    if (action !== 'markPaid' || dossier.genre !== 'subvention') return undefined;
    const { argent, rib } = await readSituation(trx, { dossier, instruction, emetteur: 'bo' });
    if (argent.reste === 0) return undefined;
    const montant = argent.reste;
    const nature = chooseNature(montant, argent);
    const id = await insertPaiement(trx, {
      id_dossier: dossier.id,
      id_service_instructeur: instruction.id_service_instructeur,
      etat: '4',
      emetteur: 'bo',
      nature,
      montant,
      id_siret: dossier.id_siret,
      ...(rib ? toComptePaiement(rib) : {}),
      paye_le: localDay(at),
      cree_le: at,
      cree_par: actor.id,
      modifie_le: at,
    });
    const iban = rib ? rib.iban : null;
    const paiement = { id, nature, montant, iban };
    const dit = { dossier, instruction, actor, at, action: 'pay', paiement, de: null, vers: '4' as const };
    await recordPaiement(trx, dit);
    const { montant_accorde: accorde, montant_verse: verse } = instruction;
    const ecrit = {
      ...dit,
      paye_le: localDay(at),
      verse: { iban, verse: verse + montant, accorde: accorde ?? 0 },
    };
    return {
      precisions: writePaiementMail(ecrit),
      versement: { dit: sayEtatPaiement('4', paiement), montant },
    };
  },
};
