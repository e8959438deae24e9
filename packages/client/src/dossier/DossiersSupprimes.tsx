import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';
import { useRead, useReread } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { newId } from '../ui/page/new-id.ts';

/** Lists the removed dossiers, which can be restored here. */
export function DossiersSupprimes() {
  const read = useRead(dossierEndpoints.listDossiers, {
    query: {
      includeDeleted: 'true',
      etats: ['B'],
      limit: 50,
      fields: ['id', 'id_fo', 'description.titre', 'rights'],
    },
  });
  if (read.state !== 'lu' || read.value.items.length === 0) return null;
  const { items, total } = read.value;
  return (
    <details className="supprimes">
      <summary>Dossiers supprimés ({total})</summary>
      <ul className="liste-nue cartes cartes-dossiers">
        {items.map((dossier) => (
          <DossierSupprime key={dossier.id} dossier={dossier} />
        ))}
      </ul>
    </details>
  );
}

function DossierSupprime({ dossier }: { dossier: DossierItem }) {
  const { id_fo, description, rights } = dossier;
  const reread = useReread();
  const restore = async () => {
    const outcome = await call(dossierEndpoints.restoreDossier, {
      params: { id: id_fo },
      idempotencyKey: newId(),
    });
    notify(
      outcome.ok ? 'succes' : 'erreur',
      outcome.ok ? `Dossier ${id_fo} restauré.` : outcome.problem.message,
    );
    await reread(dossierEndpoints.listDossiers);
  };
  return (
    <li className="carte__pied">
      <p>
        {description.titre} · <span className="nombre">{id_fo}</span>
      </p>
      {rights.restore && (
        <ActionButton kind="tertiaire" isSmall onPress={restore} busyText="Restauration en cours…">
          Restaurer<span className="invisible"> le dossier {id_fo}</span>
        </ActionButton>
      )}
    </li>
  );
}
