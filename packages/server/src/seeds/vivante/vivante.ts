import { plainWords } from '@asso/domain/referentiel/mots.rules';
import { insertMembreService } from '../../compte/membre.sql.ts';
import { insertUtilisateur } from '../../compte/utilisateur.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DemoAccount } from '../../platform/seeds.ts';
import { findService, insertService, saveServiceCompte } from '../../service/service.sql.ts';
import { makePublication } from '../../statistiques/publication/make-publication.ts';
import { choosePublication } from '../../statistiques/publication/publication.sql.ts';
import { foldAll } from '../../statistiques/totaux.job.ts';
import { motDePasseHache } from '../demo/mot-de-passe-hache.ts';
import { writeSeededAssociations } from './associations-vivantes.ts';
import {
  dismissOneSignal,
  prepareCommission,
  putEtiquettes,
  setEnveloppes,
  shareVues,
  type Vie,
} from './bureau-vivant.ts';
import { calendrier } from './calendrier.ts';
import { publishCampagnes } from './campagnes-vivantes.ts';
import { comptesVivants } from './comptes-vivants.ts';
import { decideWithLettres, payGranted } from './decisions-vivantes.ts';
import type { AuteurVivant, DossierEcrit } from './dossier-ecrit.ts';
import { writeDossiers } from './dossiers-vivants.ts';
import {
  askSeededAvis,
  askSeededPieces,
  beConsulted,
  changeComptes,
  sendBackDossiers,
  writeMessages,
} from './echanges.ts';
import { readAgents } from './moments.ts';
import { drawPapiers } from './papiers.ts';
import { associationsVivantes } from './plan.ts';
import { agentsVivants, type CleAgent, type CleServiceVivant, servicesVivants } from './services-vivants.ts';

/**
 * Makes the second demonstration, which shows services at work: a regional one with three exercises behind it, a
 * national one with its figures, and the associations that ask them for subventions. It is made once, and changes
 * nothing of the first demonstration.
 */
export async function seedVivante(platform: Platform): Promise<DemoAccount[]> {
  if (!(await findService(platform.db, servicesVivants.bretagne.code))) await faire(platform);
  return comptesVivants;
}

async function faire(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const quand = calendrier(clock.now());
  const motDePasse = await motDePasseHache();
  const papiers = await drawPapiers(platform, associationsVivantes);
  const { dossiers, fonds, services } = await inTransaction(db, async (trx) => {
    const services = await ecrireServices(trx);
    const auteurs = await ecrireAgents(trx, services, motDePasse);
    const written = await writeSeededAssociations(trx, associationsVivantes, { quand, papiers, motDePasse });
    const ecrites = new Map(written.map((one) => [one.nom, one]));
    const de = async (cle: 'bretagne' | 'national', agents: readonly AuteurVivant[]) => ({
      service: services[cle],
      nom: servicesVivants[cle].nom,
      campagnes: await publishCampagnes(trx, cle, { service: services[cle], quand }),
      agents,
    });
    const fonds = {
      bretagne: await de('bretagne', [auteurs.maelle, auteurs.yann, auteurs.soizic]),
      national: await de('national', [auteurs.bastien]),
    };
    return { dossiers: await writeDossiers(trx, { quand, ecrites, fonds }), fonds, services };
  });
  const agents = await readAgents(platform);
  const isPresent = ({ recul }: DossierEcrit) => recul === 0;
  const bretons = dossiers.filter((one) => one.fonds === 'bretagne');
  const vie: Vie = {
    ...{ agents, quand, fonds: fonds.bretagne },
    presents: bretons.filter(isPresent),
    passes: bretons.filter((one) => !isPresent(one)),
  };
  await vivre(platform, vie, {
    services,
    nationaux: dossiers.filter((one) => one.fonds === 'national' && isPresent(one)),
  });
  await foldAll(db);
  await publier(platform, services.bretagne);
}

/** Makes the regional service publish its decisions, since the end of its first exercise. */
async function publier({ db, clock }: Platform, id: string): Promise<void> {
  const adresse = plainWords(servicesVivants.bretagne.nom).replaceAll(' ', '-');
  await inTransaction(db, (trx) => choosePublication(trx, { id, publie: true, adresse, at: clock.now() }));
  await makePublication(db, { id, at: clock.now() });
}

type Autour = { services: Record<CleServiceVivant, string>; nationaux: readonly DossierEcrit[] };

/** Gives each dossier one part to play, so that what happens to one never undoes what happened to another. */
async function vivre(platform: Platform, vie: Vie, { services, nationaux }: Autour): Promise<void> {
  const { presents, passes } = vie;
  const recus = presents.filter(({ etat }) => etat === 'D');
  const etudies = presents.filter(({ etat }) => etat === '2');
  const annuels = etudies.filter(({ sous }) => sous !== 'PLU');
  const [decides, renvoyes, incomplets] = [annuels.slice(0, 6), annuels.slice(6, 9), annuels.slice(9, 14)];
  const restent = etudies.filter((one) => ![...decides, ...renvoyes].includes(one));
  await putEtiquettes(platform, vie);
  await decideWithLettres(platform, vie, decides);
  await sendBackDossiers(platform, vie, { renvoyes: [...renvoyes, ...recus.slice(0, 4)], corriges: 3 });
  await askSeededPieces(platform, vie, incomplets);
  await askSeededAvis(platform, vie, { asked: restent.slice(-6), appui: services.appui });
  const lus = nationaux.filter(({ etat }) => etat === 'D' || etat === '2').slice(0, 2);
  await beConsulted(platform, vie, { asked: lus, national: services.national });
  await writeMessages(platform, vie, [...restent.slice(0, 3), ...recus.slice(5, 7)]);
  const accordes = passes.filter(({ etat, recul }) => etat === '6' && recul === 1);
  const chezSoi = restent.filter(({ ecrite }) => !ecrite.nouveauRib);
  await changeComptes(platform, vie, chezSoi.slice(0, 2));
  await payGranted(platform, vie, accordes.slice(0, 4));
  await prepareCommission(platform, { ...vie, presents: restent });
  await dismissOneSignal(platform, { ...vie, presents: restent });
  await shareVues(platform, vie);
  await setEnveloppes(platform, vie);
}

async function ecrireServices(trx: Tx): Promise<Record<CleServiceVivant, string>> {
  const ids: [string, string][] = [];
  for (const [cle, { profil, adresse, ...service }] of Object.entries(servicesVivants)) {
    const id = await insertService(trx, {
      ...service,
      adresse: JSON.stringify(adresse),
      profil: JSON.stringify({ type: profil }),
    });
    if (!id) throw new Error(`the service ${service.code} of the demonstration is there already`);
    ids.push([cle, id]);
  }
  return Object.fromEntries(ids) as Record<CleServiceVivant, string>;
}

async function ecrireAgents(
  trx: Tx,
  services: Record<CleServiceVivant, string>,
  mot_de_passe: string,
): Promise<Record<CleAgent, AuteurVivant>> {
  const all: [string, AuteurVivant][] = [];
  for (const [cle, { what: _, service, ...agent }] of Object.entries(agentsVivants)) {
    const isCompte = 'isCompteDuService' in agent;
    const { email, civilite, prenom, nom } = agent;
    const role = isCompte ? 'rds.service' : 'rds.user';
    const account = { email, civilite, prenom, nom, mot_de_passe, roles: [role], enabled: true };
    const id = await insertUtilisateur(trx, account);
    if (!id) throw new Error(`${email} is not only the living demonstration's`);
    const id_service = services[service];
    await insertMembreService(trx, { id_utilisateur: id, id_service, role: isCompte ? 'compte' : 'membre' });
    if (isCompte) await saveServiceCompte(trx, id_service, id);
    all.push([cle, { id, prenom, nom, role }]);
  }
  return Object.fromEntries(all) as Record<CleAgent, AuteurVivant>;
}
