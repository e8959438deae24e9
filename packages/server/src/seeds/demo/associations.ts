import type { Corps } from '@asso/domain/association/fiche.rules';
import { genreLocal } from '@asso/domain/identifiants/numero-etablissement';
import { fonctions } from '@asso/domain/referentiel/data/fonctions';
import { type AssociationRow, findAssociation, saveCorps } from '../../association/association.sql.ts';
import { insertLigne } from '../../association/collection/ligne.sql.ts';
import { saveEtablissementCorps } from '../../association/fiche/etablissement.sql.ts';
import { ficheOfRow } from '../../association/fiche/fiche-view.ts';
import { writeNumeroLocal } from '../../association/fiche/numero-local.sql.ts';
import { importRegistre } from '../../association/import/import-registre.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { samplePaths } from '../sample/sample-paths.ts';
import { seedDocuments } from './documents.ts';
import { demoIban } from './iban-de-demo.ts';
import {
  type CleAssociation,
  type DemoAssociation,
  demoAssociations,
  demoRepresentants,
} from './identites.ts';
import { seedRubriques } from './rubriques.ts';
import { seedSitesHaa } from './sites-haa.ts';
import { demoEtablissements, demoSpecificites } from './specificites.ts';

/** Imports the sample of the registers, then fills the files of the demonstration's associations; this is done once. */
export async function seedAssociations(platform: Platform): Promise<void> {
  const { db, pool, clock } = platform;
  if (!(await find(platform, demoAssociations.pions))) {
    await importRegistre({ pool, clock, fichiers: samplePaths() });
  }
  const entries = Object.entries(demoAssociations) as [CleAssociation, DemoAssociation][];
  for (const [rang, [cle, demo]] of entries.entries()) {
    const row = await find(platform, demo);
    if (!row || Object.keys(row.corps).length > 0) continue;
    const at = clock.now();
    await inTransaction(db, (tx) => complete(tx, { cle, demo, row, rang, at }));
    await seedDocuments(platform, { row, demo });
  }
}

function find({ db }: Platform, { id_siren, id_rna }: DemoAssociation): Promise<AssociationRow | undefined> {
  return id_siren
    ? findAssociation(db, { kind: 'siren', value: id_siren })
    : findAssociation(db, { kind: 'rna', value: id_rna ?? '' });
}

type ToComplete = {
  cle: CleAssociation;
  demo: DemoAssociation;
  row: AssociationRow;
  rang: number;
  at: Date;
};

async function complete(tx: Tx, { cle, demo, row, rang, at }: ToComplete): Promise<void> {
  await saveCorps(tx, row.id, { corps: corpsOf(cle, demo), at });
  await giveNumeroLocal(tx, { demo, row, at });
  const written = { by: null, at };
  for (const { association, fonction, ...person } of demoRepresentants) {
    if (association !== cle) continue;
    const value = { ...person, fonction: codeOf(fonction), publication_internet: false };
    await insertLigne(tx, { type: 'representants_legaux', idAssociation: row.id, value }, written);
  }
  for (const [index, { id_siret }] of demo.etablissements.entries()) {
    const dit = demoEtablissements[id_siret];
    if (dit) await saveEtablissementCorps(tx, id_siret, { corps: dit, at });
    const value = {
      id_siret,
      titulaire: demo.nom,
      iban: demoIban(rang * 10 + index + 1),
      bic: 'DEMOFRPP',
      banque: 'Banque de démonstration',
    };
    await insertLigne(tx, { type: 'ribs', idAssociation: row.id, value }, written);
  }
  if (cle === 'pions') await seedRubriques(tx, { idAssociation: row.id, at });
  if (cle === 'panier') await seedSitesHaa(tx, { idAssociation: row.id, at });
}

/** Writes the number of a seat that Sirene does not cover, which no register brings. */
async function giveNumeroLocal(
  tx: Tx,
  { demo, row, at }: Pick<ToComplete, 'demo' | 'row' | 'at'>,
): Promise<void> {
  const [siege] = demo.etablissements;
  if (!siege || !genreLocal(siege.id_siret)) return;
  const adresse = ficheOfRow(row).coordonnees.adresse_siege ?? {};
  const { id: id_association } = row;
  await writeNumeroLocal(tx, { id_association, numero: siege.id_siret, avant: null, adresse, at });
}

/**
 * Finds the code of a function by its name in either gender, such as « Présidente »; « AUT » when no function has this
 * name.
 */
function codeOf(fonction: string): (typeof fonctions)[number]['value'] {
  const said = fonction.toLowerCase();
  const found = fonctions.find(({ feminin, masculin }) => feminin === said || masculin === said);
  return found?.value ?? 'AUT';
}

function corpsOf(
  cle: CleAssociation,
  { registre, domaine, courriel, objet, id_rna, etablissements }: DemoAssociation,
): Corps {
  const isSport = domaine === 'Sport';
  return {
    identite: {
      ...(registre ?? {}),
      ...(isSport ? { type_structure_sportive: 'CLUB' as const } : {}),
      a_dons_subv_153000: false,
      impots_commerciaux: false,
    },
    coordonnees: { courriel, telephone: etablissements.length > 0 ? '0491000010' : null },
    activites: {
      domaine: domaine as 'Culture',
      champ_action_territorial: 'departemental',
      // The courts' registers are not public files, so associations without an RNA give their purpose themselves.
      ...(id_rna ? {} : { objet }),
    },
    specificites: demoSpecificites[cle] ?? {},
  };
}
