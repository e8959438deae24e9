import { type GenreImage, imageTitles } from '@asso/domain/courrier/images-courrier.rules';
import { useAddress, useFichier } from '../document/use-fichier.ts';
import './courrier.css';

type ImageCourrierProps = { uuid: string; genre: GenreImage; nom: string };

/**
 * Shows a picture of the letter; its place has its height from the start, so that nothing moves when the picture comes.
 */
export function ImageCourrier({ uuid, genre, nom }: ImageCourrierProps) {
  const lu = useFichier(uuid);
  const blob = lu.state === 'lu' ? lu.file.blob : null;
  const address = useAddress(blob, blob?.type ?? '');
  return (
    <span className={`courrier__image courrier__image--${genre}`}>
      {lu.state === 'erreur' && <span className="discret">{lu.message}</span>}
      {address && <img src={address} alt={imageTitles[genre](nom)} />}
    </span>
  );
}
