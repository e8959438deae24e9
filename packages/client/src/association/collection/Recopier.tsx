import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import { etablissementDe } from '@asso/domain/association/collection/ligne.rules';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { copieHref } from '../fiche/rubriques.ts';
import { anneeOf, aRecopier } from './annees-saisies.ts';
import { screenOf } from './collection-screens.ts';
import type { Ligne } from './use-collection.ts';

type RecopierProps = { type: CollectionType; id: string; items: readonly Ligne[] };

/** The latest year can be copied as the start of the next one. */
export function Recopier({ type, id, items }: RecopierProps) {
  const latest = aRecopier(type, items);
  const siretOf = (one: Ligne) => etablissementDe(type, one);
  return latest.map((one) => (
    <AppLink
      key={one.id}
      className="fr-btn fr-btn--secondary"
      href={copieHref(id, screenOf(type).rubrique, one.id)}
      onClick={wantHeadingFocus}
    >
      Recopier {anneeOf(one)} vers {anneeOf(one) + 1}
      {latest.length > 1 && siretOf(one) && (
        <span className="nombre"> · {formatSiret(siretOf(one) ?? '')}</span>
      )}
    </AppLink>
  ));
}
