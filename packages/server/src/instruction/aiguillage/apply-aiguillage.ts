import { findReception } from '@asso/domain/instruction/absence.rules';
import { findReceveur, findRegle, type Receveur } from '@asso/domain/instruction/aiguillage.rules';
import { sayAiguillage } from '@asso/domain/instruction/aiguillage.words';
import type { SuiteMouvement } from '../../dossier/decision/suites-mouvement.ts';
import { toServiceLecteur, writeServiceFait } from '../../dossier/fait-du-service.ts';
import { nameReception, readEffectif } from '../absence/effectif.ts';
import { findAffectation, saveAffecte } from '../bureau/affectation.sql.ts';
import { tellAffecte } from '../bureau/affecte.ts';
import { insertEtiquettePosee, listEtiquettes } from '../bureau/etiquette.sql.ts';
import { findAiguillage, findFaits, keepTour, listPersonNames, lockTour } from './aiguillage.sql.ts';
import { readStillThere } from './encore-la.ts';

/**
 * When a dossier is sent and nobody of the service is in charge of it yet, the rules of the service apply in the same
 * transaction. They decide nothing: a person is put in charge, an étiquette is put on the dossier, and the history says
 * by which rule.
 */
export const suiteAiguillage: SuiteMouvement = {
  confie: async (platform, trx, { action, dossier, instruction, at }) => {
    if (action !== 'transmit') return null;
    const place = { id_dossier: dossier.id, id_service: instruction.id_service_instructeur };
    const { id_service } = place;
    const { actif, regles } = await findAiguillage(trx, id_service);
    if (!actif || regles.length === 0) return null;
    // A dossier that came back stays with the person who had it: sent twice, it is given once.
    if ((await findAffectation(trx, place)).affecte_a) return null;
    const faits = await findFaits(trx, place);
    if (!faits) return null;
    const encore = await readStillThere(trx, id_service);
    const { regle, partis } = findRegle(regles, faits, encore);
    if (!regle && partis.length === 0) return null;
    const tour = regle && { id_service, regle: regle.id };
    const effectif = await readEffectif(trx, id_service, at);
    const readReception = (id: string) => findReception(effectif, id);
    const enTour = regle && tour ? { dernier: await lockTour(trx, tour), ...encore, readReception } : null;
    const { tour: appele, a, absents } = regle && enTour ? findReceveur(regle, enTour) : personne;
    if (a !== null && appele !== null && tour) {
      await keepTour(trx, tour, appele);
      await saveAffecte(trx, place, { a, at });
    }
    const id_etiquette = regle?.alors.etiquette ?? null;
    const etiquette =
      id_etiquette === null
        ? undefined
        : (await listEtiquettes(trx, [id_service])).find(({ id }) => id === id_etiquette);
    if (etiquette) await insertEtiquettePosee(trx, { ...place, id_etiquette: etiquette.id });
    const remplace = appele === null || appele === a ? null : nameReception(effectif, appele);
    const noms = await listPersonNames(trx, [...partis, ...absents, ...(a === null ? [] : [a])]);
    const nomOf = (id: string) => noms.find((one) => one.id === id)?.nom ?? '';
    const nom = a === null ? null : nomOf(a);
    await writeServiceFait(trx, {
      id_dossier: dossier.id,
      service: toServiceLecteur(instruction),
      by: null,
      at,
      action: 'bureau.aiguille',
      from: null,
      to: nom,
      why: sayAiguillage({
        nom,
        regle: regle?.nom ?? null,
        etiquette: etiquette?.nom ?? null,
        partis: partis.map(nomOf),
        pour: remplace?.absent.nom ?? null,
        absents: absents.map(nomOf),
      }),
    });
    if (a !== null && regle)
      await tellAffecte(platform, trx, {
        ...{ dossier, instruction, a, remplace },
        par: `la règle « ${regle.nom} »`,
      });
    return a;
  },
};

/** Nobody is given the dossier by a rule that names nobody. */
const personne: Receveur = { tour: null, a: null, absents: [] };
