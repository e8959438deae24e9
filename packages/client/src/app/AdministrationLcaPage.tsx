import type { ComponentType } from 'react';
import { DemandesAccesPanel } from '../association/DemandesAccesPanel.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useQueryParams } from '../platform/query-params.ts';
import { type OngletLca, ongletLcaHref, ongletsLca } from './administration-onglets.ts';
import '../dossier/dossier.css';

const panels: Record<OngletLca, ComponentType> = { demandes: DemandesAccesPanel };

/** « Qu’est-ce qui attend une décision de l’administration ? » One tab a subject, named in the address. */
export function AdministrationLcaPage() {
  const asked = useQueryParams().get('onglet');
  const present = ongletsLca.find(({ id }) => id === asked) ?? ongletsLca[0];
  const Panel = panels[present.id];
  return (
    <div className="page page--serree">
      <PageHeading
        titre={present.label}
        chapo={present.chapo}
        fil={[{ label: 'Administration', href: '/administration/lca' }]}
      />
      {ongletsLca.length > 1 && (
        <nav aria-label="Rubriques de l’administration">
          <ul className="liste-nue vues">
            {ongletsLca.map(({ id, label }) => (
              <li key={id}>
                <AppLink
                  className="vues__lien"
                  href={ongletLcaHref(id)}
                  aria-current={id === present.id ? 'page' : undefined}
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Panel />
    </div>
  );
}
