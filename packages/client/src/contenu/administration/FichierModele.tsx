import { documentModeleEndpoints } from '@asso/contract/contenu/document-modele.endpoints';
import type { DocumentModeleRead, VersionModele } from '@asso/contract/contenu/document-modele.schemas';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { proprietaireModele } from '@asso/domain/contenu/document-modele.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { RetirerButton } from '../../association/collection/RetirerButton.tsx';
import { AnalyseBadge } from '../../document/AnalyseBadge.tsx';
import { DocumentLink, isServed } from '../../document/DocumentLink.tsx';
import { limitesModeles } from '../../document/limites.ts';
import { documentSender } from '../../document/send-document.ts';
import { useAnalyseLive } from '../../document/use-analyse-live.ts';
import { call, type Received } from '../../platform/call/call.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { notify } from '../../platform/session/announcements.ts';
import { useRead, useReread } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { UploadField } from '../../ui/upload/UploadField.tsx';
import '../../association/association.css';

/** Shows the file of a template and its former versions, and takes the next one. */
export function FichierModele({ id }: { id: string }) {
  const read = useRead(documentModeleEndpoints.readDocumentModele, { params: { id } });
  const reread = useReread();
  const changed = async () => {
    await read.reload();
    await reread(documentModeleEndpoints.listDocumentModeles);
  };
  return (
    <section className="pile" aria-labelledby="modele-fichier-titre">
      <h3 id="modele-fichier-titre" className="fr-h5">
        Fichier
      </h3>
      <ReadPart read={read}>{(modele) => <Fichier modele={modele} onChanged={changed} />}</ReadPart>
    </section>
  );
}

type FichierProps = { modele: DocumentModeleRead; onChanged: () => Promise<unknown> };

function Fichier({ modele, onChanged }: FichierProps) {
  const { versions, valeur } = modele;
  useAnalyseLive(versions, onChanged);
  const current = versions.find(({ est_retiree, etat_analyse }) => !est_retiree && etat_analyse !== 'refuse');
  return (
    <>
      {!modele.fichier && !valeur.url && !current && (
        <Notice tone="attention" title="Personne ne voit encore ce modèle : il n’a pas de fichier." />
      )}
      {versions.length > 0 && (
        <ul className="liste-nue pile pile--serree" aria-label="Versions du fichier">
          {versions.map((version) => (
            <Version
              key={version.uuid}
              version={version}
              isCurrent={version === current}
              onTaken={current && (() => takeBack(version, modele, current).then(onChanged))}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      <UploadField
        id="modele-fichier"
        label={current ? 'Nouvelle version' : 'Fichier du modèle'}
        help={
          current
            ? 'Elle prend la place du fichier dès qu’elle est choisie. Les versions d’avant restent ici.'
            : 'Il est envoyé dès que vous le choisissez.'
        }
        limits={limitesModeles}
        isListedBeside
        onSend={documentSender({
          idProprietaire: modele.id,
          proprietaire: proprietaireModele,
          remplace: current?.uuid,
          declare: { type: current?.type ?? valeur.nature },
          onDeposited: async () => {
            await onChanged();
            return null;
          },
        })}
      />
    </>
  );
}

/**
 * Proposes a former file again by depositing it anew, so that the versions keep telling what was proposed, and when.
 */
async function takeBack(
  { uuid, type }: VersionModele,
  { id, valeur }: DocumentModeleRead,
  current: VersionModele,
): Promise<void> {
  const read = await call(documentEndpoints.downloadDocument, { params: { uuid } });
  if (!read.ok) return notify('erreur', read.problem.message);
  const { blob, name } = read.value as Received;
  const send = documentSender({
    idProprietaire: id,
    proprietaire: proprietaireModele,
    remplace: current.uuid,
    declare: { type: type ?? valeur.nature },
  });
  const result = await send(new File([blob], name, { type: blob.type }), {
    key: newId(),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  if (result.kind === 'recu') notify('succes', 'Cette version est reprise.');
  else notify('erreur', result.message ?? 'La reprise a été coupée. Réessayez.');
}

type VersionProps = {
  version: VersionModele;
  isCurrent: boolean;
  /** Proposes this former version again; undefined while no file is proposed. */
  onTaken: (() => Promise<unknown>) | undefined;
  onChanged: () => Promise<unknown>;
};

function Version({ version, isCurrent, onTaken, onChanged }: VersionProps) {
  const { nom, par, date_chargement, etat_analyse, est_servie, est_retiree } = version;
  return (
    <li className="preuve">
      <div>
        <DocumentLink {...version} /> {est_servie && <StateBadge tone="vert">proposé</StateBadge>}
        {est_retiree && <StateBadge tone="gris">retiré</StateBadge>}
        <AnalyseBadge etat={etat_analyse} />
        <p className="discret">
          Déposé le <span className="nombre">{formatHorodatage(new Date(date_chargement))}</span>
          {par && ` par ${par}`}
        </p>
      </div>
      {!isCurrent && onTaken && !est_retiree && isServed(etat_analyse) && (
        <ActionButton kind="tertiaire" isSmall busyText="Reprise en cours…" onPress={onTaken}>
          Reprendre cette version<span className="invisible"> : {nom}</span>
        </ActionButton>
      )}
      {isCurrent && (
        <RetirerButton
          what={nom}
          title={`Retirer « ${nom} » ?`}
          label="Retirer le fichier"
          row={documentEndpoints.deleteDocument}
          query={{ uuid: version.uuid }}
          done="Fichier retiré."
          onChanged={onChanged}
        >
          <p>
            Plus personne ne pourra le télécharger, ni les versions d’avant. Le modèle reste : vous pourrez
            déposer un autre fichier.
          </p>
        </RetirerButton>
      )}
    </li>
  );
}
