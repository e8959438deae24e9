import type { Actor } from '@asso/domain/compte/actor';
import type { DecisionSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { changesBetween } from '@asso/domain/kernel/changes';
import { findAssociation } from '../../association/association.sql.ts';
import { readRegistres } from '../../association/registre-documents/lire-registres.ts';
import { registreDocumentSources } from '../../association/registre-documents/registre.ts';
import { createDemande } from '../../demande-siret/create-demande.ts';
import { type DemandeSiretRow, findExistante } from '../../demande-siret/demande-siret.sql.ts';
import { demarcheSiret } from '../../demande-siret/demarche-siret.ts';
import { decideDemarche, transmitDemarche } from '../../demarche/open-and-move.ts';
import { saveDemarche } from '../../demarche/save-demarche.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { modeleStructures } from '../sample/structures.ts';
import { actorOfEmail, done } from './acteurs.ts';
import { demoAssociations } from './identites.ts';

type DeDemo = {
  id_rna: string;
  courriel: string;
  /** `saisie`: the SIRET request is still being typed; else the decisions made since it was sent. */
  jusque: 'saisie' | readonly DecisionSiret[];
};

/**
 * Lists the SIRET requests of three invented associations that Sirene does not know: the first is made by its own
 * member, the two others by an administrator.
 */
function demandesSiretDeDemo(): readonly DeDemo[] {
  const sansNumero = modeleStructures().filter(
    ({ idRna, siren, dissolution, forme }) => idRna && !siren && !dissolution && forme === '9220',
  );
  const known: readonly string[] = Object.values(demoAssociations).flatMap(({ id_rna }) => id_rna ?? []);
  const [premiere, seconde] = sansNumero
    .flatMap(({ idRna }) => idRna ?? [])
    .filter((one) => !known.includes(one));
  const admin = 'denis.chevalier@demo.example';
  return [
    { id_rna: demoAssociations.velo.id_rna ?? '', courriel: 'luis.pereira@demo.example', jusque: 'saisie' },
    { id_rna: premiere ?? '', courriel: admin, jusque: [] },
    { id_rna: seconde ?? '', courriel: admin, jusque: ['start'] },
  ];
}

/** Begins, fills and moves each SIRET request through the portal's own code; existing ones are left alone. */
export async function seedDemandesSiret(platform: Platform): Promise<void> {
  for (const { id_rna, courriel, jusque } of demandesSiretDeDemo()) {
    const actor = await actorOfEmail(platform, courriel);
    const row = await findAssociation(platform.db, { kind: 'rna', value: id_rna });
    if (!actor || !row || (await findExistante(platform.db, row.id))) continue;
    await readRegistres(platform, registreDocumentSources.of([]), row);
    await inTransaction(platform.db, (tx) => seedDemande({ platform, tx, actor }, { id_rna, jusque }));
  }
}

type Seeding = { platform: Platform; tx: Tx; actor: Actor };

async function seedDemande(
  { platform, tx, actor }: Seeding,
  { id_rna, jusque }: Pick<DeDemo, 'id_rna' | 'jusque'>,
) {
  const at = platform.clock.now();
  const begun = done(await createDemande(tx, { actor, id_asso: id_rna, at }));
  if (jusque === 'saisie') return;
  const changes = changesBetween(begun.corps, filled(begun.corps));
  const of = { platform, kind: demarcheSiret };
  let one = done(await saveDemarche(demarcheSiret, tx, { one: begun, actor, changes, at }));
  one = done(await transmitDemarche(of, tx, { one, actor, at }));
  for (const action of jusque) {
    one = done(await decideDemarche(of, tx, { one, actor, at, action, body: {} }));
  }
}

const filled = (corps: DemandeSiretRow['corps']): DemandeSiretRow['corps'] => ({
  ...corps,
  identite: { ...corps.identite, dateCreation: '2024-03-15' },
  activites: { ...corps.activites, types_employeur: ['association-subvention'], permanence: 'P' },
  attestation: true,
});
