import { localYear } from '@asso/domain/identifiants/dates-affichees';
import { findAssociation } from '../../association/association.sql.ts';
import { insertLigne, listLignes } from '../../association/collection/ligne.sql.ts';
import { createDossierPsp } from '../../pass-sport/create-dossier-psp.ts';
import { enrol } from '../../pass-sport/enrol.ts';
import { findExercice } from '../../pass-sport/exercice.sql.ts';
import { genresPsp } from '../../pass-sport/import/genres-psp.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { actorOfEmail, done } from './acteurs.ts';
import { keepDocument } from './documents.ts';
import { demoAssociations } from './identites.ts';
import { demoImport } from './imports.ts';

const federation = { siren: '999000017', nom: 'Fédération fictive de voile' };

/**
 * Imports invented exercises and beneficiaries from files as an administrator would: last year's exercise is closed,
 * this year's is open and the next one is to come.
 */
export async function seedPassSport(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const at = clock.now();
  const year = localYear(at);
  const code = String(year).slice(2);
  if (await findExercice(db, code)) return;
  const federations = `siren;nom;code\n${federation.siren};${federation.nom};`;
  await demoImport(platform, genresPsp.exercices, { texte: exercicesOf(year), at });
  await demoImport(platform, genresPsp.federations, { texte: federations, at });
  await demoImport(platform, genresPsp.beneficiaires, { texte: beneficiairesOf(code, year), at });
  await demoImport(platform, genresPsp.confirmations, { texte: confirmationsOf(code), at });
  await affiliate(platform, at);
  await enrolThree(platform, code);
}

const exercicesOf = (year: number): string =>
  [
    'code;libelle;debut;fin;montant;active;federation;agrements;attestation',
    ...[year - 1, year, year + 1].map(
      (one) =>
        `${String(one).slice(2)};Pass’Sport ${one}-${one + 1} (démonstration);${one}-01-01;${one}-12-31;70;oui;oui;SPORT:2016 JEP:2020;oui`,
    ),
  ].join('\n');

const inventes = [
  ['AAAA-BBBB', 'Léa', 'Exemple'],
  ['AAAA-CCCC', 'Noé', 'Démonstration'],
  ['AAAA-DDDD', 'Inès', 'Inventée'],
  ['AAAA-EEEE', 'Yanis', 'Exemple'],
  ['AAAA-FFFF', 'Zoé', 'Démonstration'],
  ['AAAA-GGGG', 'Adam', 'Inventé'],
] as const;

const beneficiairesOf = (code: string, year: number): string =>
  [
    'id_psp;prenom;nom;date_naissance;commune;code_postal',
    ...inventes.map(
      ([lettres, prenom, nom]) => `${code}-${lettres};${prenom};${nom};${year - 13}-05-12;Marseille;13008`,
    ),
  ].join('\n');

const confirmationsOf = (code: string): string =>
  `exercice;siren_federation;siren_club;nom_federation\n${code};${federation.siren};${demoAssociations.voile.id_siren};${federation.nom}`;

/** Affiliates the sailing club to the federation that confirms its file. */
async function affiliate({ db }: Platform, at: Date): Promise<void> {
  const { id_siren } = demoAssociations.voile;
  const club = id_siren ? await findAssociation(db, { kind: 'siren', value: id_siren }) : undefined;
  if (!club) return;
  const value = { nom: federation.nom, id_siren: federation.siren, nb_licencies: 120 };
  const added = { type: 'affiliations' as const, idAssociation: club.id, value };
  await inTransaction(db, (tx) => insertLigne(tx, added, { by: null, at }));
}

/**
 * Enrols three of the six beneficiaries in the club and deposits the scan of its bank account, so that the service
 * finds a file to reimburse.
 */
async function enrolThree(platform: Platform, code: string): Promise<void> {
  const { db, clock } = platform;
  const actor = await actorOfEmail(platform, 'helene.garnier@demo.example');
  const { id_siren, nom, etablissements } = demoAssociations.voile;
  const [siege] = etablissements;
  const club = id_siren ? await findAssociation(db, { kind: 'siren', value: id_siren }) : undefined;
  if (!actor || !club || !siege) return;
  const ribs = await listLignes(db, { type: 'ribs', idAssociation: club.id }, { sirets: null, depuis: null });
  const rib = ribs.find(({ id_siret }) => id_siret === siege.id_siret);
  if (!rib) return;
  await keepDocument(platform, {
    owner: { proprietaire: 'association', id_proprietaire: club.id },
    ...{ type: 'RIB', titre: 'Relevé d’identité bancaire', nom: 'rib-pass-sport.pdf', sousTitre: nom },
    texte: 'Ce document est inventé pour la démonstration.',
    id_siret: siege.id_siret,
    iban: rib.iban ?? null,
  });
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    const structure = { id_siret: siege.id_siret, nom, id_rib: rib.id };
    const { ouvert } = done(await createDossierPsp(platform, tx, { actor, body: { structure }, at }));
    const enrolment = { actor, id: ouvert.dossier.id, siren: federation.siren };
    // Each enrolment has an instant of its own, so that the list has the same order in every demonstration.
    for (const [rang, [lettres]] of inventes.slice(0, 3).entries())
      done(
        await enrol(tx, {
          ...enrolment,
          codes: [`${code}-${lettres}`],
          at: new Date(at.getTime() + rang),
        }),
      );
  });
}
