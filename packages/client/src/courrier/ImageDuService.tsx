import type { ImagesLettre } from '@asso/contract/courrier/courrier.schemas';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { type GenreImage, proprietairesImages } from '@asso/domain/courrier/images-courrier.rules';
import { regleImage } from '@asso/domain/document/fichier.rules';
import { withElision } from '@asso/domain/identifiants/elision';
import { useState } from 'react';
import { AnalyseBadge } from '../document/AnalyseBadge.tsx';
import { describeLimites } from '../document/limites.ts';
import { documentSender } from '../document/send-document.ts';
import { useAnalyseLive } from '../document/use-analyse-live.ts';
import { call } from '../platform/call/call.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { announce } from '../ui/page/announcer.ts';
import { UploadField } from '../ui/upload/UploadField.tsx';
import { ImageCourrier } from './ImageCourrier.tsx';

type ImageDuServiceProps = { genre: GenreImage; images: ImagesLettre; onChanged: () => Promise<unknown> };

const mots = {
  logo: {
    place: 'En-tête du service',
    titre: 'Logo des lettres',
    quoi: 'le logo',
    absent: 'Sans logo',
    depot: 'Logo du service',
    suite: 'Il est en haut de toutes les lettres que le service fera.',
  },
  signature: {
    place: 'Signature',
    titre: 'Signature des lettres',
    quoi: 'la signature',
    absent: 'Sans signature : la place est laissée pour signer à la main',
    depot: 'Signature dessinée ou scannée',
    suite: 'Elle est au-dessus de son nom, dans toutes les lettres que le service fera.',
  },
} as const satisfies Record<GenreImage, Record<string, string>>;

/** Shows the logo or the signature where the letter has it, with the button that changes it. */
export function ImageDuService({ genre, images, onChanged }: ImageDuServiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { place, absent } = mots[genre];
  const { signataire, rights } = images;
  const image = images[genre];
  useAnalyseLive([image], onChanged);
  const isPossible = genre === 'logo' || signataire !== null;
  return (
    <div className="courrier__service">
      <p className="courrier__place">
        {image?.est_montree && <ImageCourrier genre={genre} uuid={image.uuid} nom={nomOf(genre, images)} />}
        <span>
          {place}
          {genre === 'signature' && signataire && ` ${withElision(signataire)}`}
          {!image && isPossible && <span className="discret"> · {absent}</span>}
          {!isPossible && <span className="discret"> · votre service n’a pas dit qui signe</span>}
        </span>
        {image && <AnalyseBadge etat={image.etat_analyse} />}
      </p>
      {(genre === 'logo' ? rights.logo : rights.write) && isPossible && (
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => setIsOpen(true)}>
          {image ? 'Changer' : 'Ajouter'} <span className="invisible">{mots[genre].quoi}</span>
        </button>
      )}
      {isOpen && <Choix {...{ genre, images, onChanged }} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

const nomOf = (genre: GenreImage, { service, signataire }: ImagesLettre): string =>
  genre === 'logo' ? service.nom : (signataire ?? '');

/** Lets the person choose another picture, sent as soon as it is chosen, or remove it. */
function Choix({ genre, images, onChanged, onClose }: ImageDuServiceProps & { onClose: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const { titre, depot, suite, quoi } = mots[genre];
  const image = images[genre];
  const remove = async (uuid: string) => {
    const removed = await call(documentEndpoints.deleteDocument, { query: { uuid } });
    if (!removed.ok) return setError(removed.problem.message);
    announce('Image retirée.');
    onClose();
    await onChanged();
  };
  return (
    <Dialog
      title={genre === 'signature' ? `Signature ${withElision(images.signataire ?? '')}` : titre}
      onClose={onClose}
    >
      <div className="pile">
        {error && <Notice tone="erreur" title={error} />}
        <p>{suite} Les lettres déjà faites ne changent pas.</p>
        {image?.est_montree && <ImageCourrier genre={genre} uuid={image.uuid} nom={nomOf(genre, images)} />}
        <UploadField
          id={`image-${genre}`}
          label={depot}
          help="Sur fond blanc ou transparent. L’image est enregistrée dès que vous la choisissez."
          limits={describeLimites(regleImage)}
          onSend={documentSender({
            idProprietaire: images.service.id,
            proprietaire: proprietairesImages[genre],
            remplace: image?.uuid,
            declare: { type: 'AUT' },
            onDeposited: async () => {
              await onChanged();
              return null;
            },
          })}
        />
        {image && (
          <div className="actions">
            <ActionButton kind="secondaire" onPress={() => remove(image.uuid)}>
              {`Retirer ${quoi}`}
            </ActionButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
