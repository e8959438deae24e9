import { registreDocumentSources } from '../../association/registre-documents/registre.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DemoAccount } from '../../platform/seeds.ts';
import { seedAgrements } from './agrements.ts';
import { seedAssociations } from './associations.ts';
import { seedBureau } from './bureau.ts';
import { seedComptes } from './comptes.ts';
import { seedContenus } from './contenus.ts';
import { seedDeclarations } from './declarations.ts';
import { seedDemandesSiret } from './demandes-siret.ts';
import { seedDeuxServices } from './deux-services.ts';
import { seedDossiers } from './dossiers.ts';
import { seedDossiersAgrement } from './dossiers-agrement.ts';
import { seedModelesCourrier } from './modeles-courrier.ts';
import { seedNotes } from './notes.ts';
import { seedPassSport } from './pass-sport.ts';
import { seedProgrammesOsiris } from './programmes-osiris.ts';
import { demoRegistre } from './registre.ts';
import { seedServices } from './services.ts';
import { seedSubventions } from './subventions.ts';

/** Makes each part of the demonstration once, after those it needs, and lists the accounts to try. */
export async function seedDemo(platform: Platform): Promise<DemoAccount[]> {
  const { db, clock } = platform;
  registreDocumentSources.setDemonstration(demoRegistre(clock));
  await seedServices(db);
  await seedSubventions(db, clock.now());
  await seedAgrements(platform);
  await seedAssociations(platform);
  const accounts = await seedComptes(platform);
  await seedModelesCourrier(platform);
  await seedDossiers(platform);
  await seedDossiersAgrement(platform);
  await seedBureau(platform);
  await seedDemandesSiret(platform);
  await seedDeclarations(platform);
  await seedPassSport(platform);
  await seedProgrammesOsiris(platform);
  await seedNotes(platform);
  await seedContenus(platform);
  await seedDeuxServices(platform);
  return accounts;
}
