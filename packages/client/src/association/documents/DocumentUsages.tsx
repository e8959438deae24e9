import type { UsageView } from '@asso/contract/document/document.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import type { DocumentVu } from './documents-vus.ts';

/** Lists the dossiers that use this document or were sent with it, and the older versions with their dossiers. */
export function DocumentUsages({ document }: { document: DocumentVu }) {
  const { usages, versions, nom } = document;
  return (
    <>
      {usages.length === 0 ? (
        <span className="discret nombre">Aucun dossier</span>
      ) : (
        <details className="plis coffre__plis">
          <summary>
            {count(usages.length, 'dossier', 'dossiers')}
            <span className="invisible"> avec {nom}</span>
          </summary>
          <Usages usages={usages} />
        </details>
      )}
      {versions.length > 0 && (
        <details className="plis coffre__plis">
          <summary>
            {count(versions.length, 'version remplacée', 'versions remplacées')}
            <span className="invisible"> par {nom}</span>
          </summary>
          <ul className="liste-nue pile pile--serree">
            {versions.map((version) => (
              <li key={version.uuid}>
                <DocumentLink {...version} />
                <span className="fr-hint-text">
                  Déposé le <span className="nombre">{formatDate(new Date(version.date_chargement))}</span>
                </span>
                <Usages usages={version.usages} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const Usages = ({ usages }: { usages: readonly UsageView[] }) =>
  usages.length > 0 && (
    <ul className="liste-nue">
      {usages.map((usage) => (
        <li key={usage.reference} className="nombre">
          {usage.lien ? <AppLink href={usage.lien}>{usage.reference}</AppLink> : usage.reference},{' '}
          {usageSaid(usage)}
        </li>
      ))}
    </ul>
  );

/**
 * Says whether the dossier was transmitted with the document or only has it attached; a document replaced since is
 * called so.
 */
function usageSaid({ transmis_le, joint_le, est_joint }: UsageView): string {
  if (transmis_le !== null) {
    const sent = `transmis le ${formatDate(new Date(transmis_le))}`;
    return est_joint ? sent : `${sent}, remplacé depuis dans le dossier`;
  }
  return joint_le === null ? 'joint' : `joint le ${formatDate(new Date(joint_le))}, pas encore transmis`;
}
