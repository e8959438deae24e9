import { type AccesView, partageEndpoints } from '@asso/contract/dossier/partage.endpoints';
import { sayAccesRefuse } from '@asso/domain/compte/acces-refuse.rules';
import { sayAccesClosed } from '@asso/domain/dossier/acces-dossier.words';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useRef, useState } from 'react';
import { AideLink } from '../platform/AideLink.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { BackHome } from '../platform/page/BackHome.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { notify } from '../platform/session/announcements.ts';
import { useRead } from '../platform/use-read.ts';
import { Loading } from '../ui/page/Loading.tsx';
import { newId } from '../ui/page/new-id.ts';

type DossierFermeProps = {
  id: string;
  /** Why the dossier may not be read. */
  problem: { code: string; message: string };
};

/**
 * Stands in place of a dossier that is not opened to this person: a member of its association reads who has it and asks
 * them; anybody else is sent home.
 */
export function DossierFerme({ id, problem }: DossierFermeProps) {
  const read = useRead(partageEndpoints.readAcces, { params: { id } });
  if (read.state === 'attente') return <Loading />;
  if (read.state === 'refuse' || read.value.isOuvert) return <BackHome message={sayAccesRefuse(problem)} />;
  return <Ferme acces={read.value} put={(acces) => read.put(acces, null)} />;
}

function Ferme({ acces, put }: { acces: AccesView; put: (acces: AccesView) => void }) {
  const { id_fo, personnes, demande_le } = acces;
  const [isSending, setIsSending] = useState(false);
  const key = useRef(newId());
  const ask = async () => {
    setIsSending(true);
    const outcome = await call(partageEndpoints.askAcces, {
      params: { id: id_fo },
      idempotencyKey: key.current,
    });
    setIsSending(false);
    if (!outcome.ok) return notify('erreur', outcome.problem.message);
    put(outcome.value);
    notify('succes', 'Votre demande est partie. Vous serez prévenu dès que le dossier vous est ouvert.');
  };
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Ce dossier ne vous est pas ouvert"
        objet={`Dossier ${id_fo}`}
        fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
        chapo={sayAccesClosed({ personnes })}
      />
      {demande_le !== null && (
        <p>
          Vous avez demandé à l’ouvrir le {formatHorodatage(new Date(demande_le))}. Sans réponse, vous pourrez
          le redemander demain.
        </p>
      )}
      {personnes.length === 0 && (
        <p>
          <AideLink>Écrire à l’aide</AideLink>
        </p>
      )}
      <div className="actions">
        {personnes.length > 0 && demande_le === null && (
          <button type="button" className="fr-btn" disabled={isSending} onClick={() => void ask()}>
            Demander l’accès à ce dossier
          </button>
        )}
        <AppLink className="fr-btn fr-btn--secondary" href="/dossiers">
          Voir vos dossiers
        </AppLink>
      </div>
    </div>
  );
}
