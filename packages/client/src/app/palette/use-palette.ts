import { aReglerEndpoints } from '@asso/contract/contenu/a-regler.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { withElision } from '@asso/domain/identifiants/elision';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { vuesUsuelles } from '@asso/domain/instruction/vues-file.rows';
import { useState } from 'react';
import { usuelleHref } from '../../instruction/file/instruction-vues.ts';
import { savedVueHref } from '../../instruction/file/vues-enregistrees.ts';
import { call } from '../../platform/call/call.ts';
import { pageActs } from '../../platform/page/page-acts.ts';
import { prefer, usePreferences } from '../../platform/preferences.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { useRead } from '../../platform/use-read.ts';
import { useSuggestions } from '../../ui/fields/use-suggestions.ts';
import { useStore } from '../../ui/page/store.ts';
import { useNavigation } from '../use-navigation.ts';
import {
  answeredFor,
  associationItems,
  champsPalette,
  type DossierTrouve,
  dossierItems,
  groupsWith,
  listPartout,
  type PaletteGroup,
  type PaletteItem,
  type PartoutTrouve,
  pageItems,
  partoutGroups,
} from './palette-items.ts';
import { readTypedEarly } from './palette-open.ts';

const readAtMost = 20;
const instructs = (role: string | null): boolean =>
  role !== null && isServiceRole(role) && role !== 'rds.appli_admin';
const administers = (role: string | null): boolean => role === 'lca.admin' || role === 'rds.appli_admin';
const hasDossiers = (role: string | null): boolean => instructs(role) || role?.startsWith('lca.') === true;

/**
 * Gives the groups of the palette for the typed words. The acts of the page, views of the queue, pages and settings are
 * known at once and come first: Enter does the same whether the server has answered or not. Then what an administrator
 * finds everywhere, dossiers and associations.
 */
export function usePalette() {
  const role = useWornRole();
  const isService = instructs(role);
  const [words, setWords] = useState(readTypedEarly);
  const { found, isWaiting, hasFailed } = useSuggestions(words, {
    search: (text, signal) => dossiersWith(role, text, signal),
    countText: (n) => count(n, 'dossier trouvé', 'dossiers trouvés'),
    failedText: echec,
  });
  const partout = useSuggestions(words, {
    search: (text, signal) => partoutWith(role, text, signal),
    countText: (n) => (administers(role) ? count(n, 'autre réponse', 'autres réponses') : ''),
    failedText: '',
  });
  const acts = useStore(pageActs);
  const vues = useVueItems(isService);
  const { written } = useNavigation();
  const reglages = useReglages(isService);
  const asked = words.trim();
  const groups: PaletteGroup[] = [
    ...groupsWith(
      [
        {
          titre: acts?.titre ?? '',
          items: acts?.actes.map((one) => ({ ...one, id: `acte-${one.id}`, takesFocus: true })) ?? [],
        },
        { titre: 'Vues de la file', items: vues },
        { titre: 'Pages', items: pageItems(written) },
        { titre: 'Réglages', items: reglages },
      ],
      asked,
    ),
    ...answeredFor(asked, partout.isWaiting, partoutGroups(partout.found)),
    ...answeredFor(asked, isWaiting, [
      { titre: 'Dossiers', items: dossierItems(found) },
      { titre: 'Associations', items: isService ? associationItems(found, asked) : [] },
    ]),
    { titre: 'Partout', items: isService && asked !== '' ? [tousLesDossiers(asked)] : [] },
  ].filter(({ items }) => items.length > 0);
  return {
    words,
    setWords,
    groups,
    isWaiting: (isWaiting && hasDossiers(role)) || (partout.isWaiting && administers(role)),
    hasFailed,
  };
}

const echec = 'Les dossiers ne répondent pas. Les pages et les vues restent là.';

async function dossiersWith(
  role: string | null,
  searchQuery: string,
  signal: AbortSignal,
): Promise<readonly DossierTrouve[] | null> {
  if (!hasDossiers(role)) return [];
  const ouvrables = role === 'lca.association' ? { ouvrables: 'true' } : {};
  const query = { searchQuery, limit: readAtMost, fields: [...champsPalette], ...ouvrables };
  const outcome = await call(dossierEndpoints.listDossiers, { query, signal });
  return outcome.ok ? outcome.value.items : null;
}

/** Returns the people, associations, services and campaigns that match, for an administrator. */
async function partoutWith(
  role: string | null,
  q: string,
  signal: AbortSignal,
): Promise<readonly PartoutTrouve[] | null> {
  if (!administers(role)) return [];
  const outcome = await call(aReglerEndpoints.chercherPartout, { query: { q }, signal });
  return outcome.ok ? listPartout(outcome.value) : null;
}

const tousLesDossiers = (words: string): PaletteItem => ({
  id: 'partout',
  label: `Chercher « ${words} » dans tous les dossiers`,
  href: `/dossiers?vue=toutes&q=${encodeURIComponent(words)}`,
});

function useVueItems(isService: boolean): PaletteItem[] {
  const read = useRead(vueEndpoints.listVues, isService ? {} : null);
  if (!isService) return [];
  // « Tous » is the page of dossiers, which the palette names among the pages.
  const usuelles = vuesUsuelles
    .filter(({ filtres }) => Object.keys(filtres).length > 0)
    .map((vue) => ({ id: `vue-${vue.id}`, label: vue.label, href: usuelleHref(vue) }));
  const nommees = read.state === 'lu' ? read.value.items : [];
  return [
    ...usuelles,
    ...nommees.map((vue) => ({
      id: `vue-${vue.id}`,
      label: vue.nom,
      details: vue.par ? withElision(vue.par) : 'enregistrée',
      href: savedVueHref(vue),
    })),
  ];
}

function useReglages(isService: boolean): PaletteItem[] {
  const { touches } = usePreferences();
  const label = touches ? 'Couper les touches d’une seule lettre' : 'Activer les touches d’une seule lettre';
  return isService ? [{ id: 'touches', label, press: () => prefer({ touches: !touches }) }] : [];
}
