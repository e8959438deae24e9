import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import { adherentsScreen } from './adherents-screen.tsx';
import { affiliationsScreen } from './affiliations-screen.tsx';
import { agrementsScreen } from './agrements-screen.tsx';
import { budgetsScreen } from './budgets-screen.tsx';
import type { CollectionScreen } from './collection-screen.ts';
import { compositionsScreen } from './compositions-screen.tsx';
import { comptesScreen } from './comptes-screen.tsx';
import { representantsScreen } from './representants-screen.tsx';
import { rhsScreen } from './rhs-screen.tsx';
import { ribsScreen } from './ribs-screen.tsx';

const screens: { [T in CollectionType]: CollectionScreen<T> } = {
  representants_legaux: representantsScreen,
  ribs: ribsScreen,
  rhs: rhsScreen,
  comptes: comptesScreen,
  budgets: budgetsScreen,
  agrements: agrementsScreen,
  affiliations: affiliationsScreen,
  adherents_personnes_morales: adherentsScreen,
  compositions: compositionsScreen,
};

/**
 * Returns the screen of a collection. Each screen only receives rows of its own collection, so this type assertion is
 * safe.
 */
export const findScreen = (type: CollectionType) =>
  screens[type] as unknown as CollectionScreen<CollectionType>;

export const findCollection = (rubrique: string | undefined): CollectionType | undefined =>
  (Object.keys(screens) as CollectionType[]).find((type) => screens[type].rubrique === rubrique);
