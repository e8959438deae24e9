import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { ServicesPage } from '../catalogue/services/ServicesPage.tsx';
import { ImageDuService } from '../courrier/ImageDuService.tsx';
import { ReadPart } from '../platform/page/ReadPart.tsx';
import { useRead } from '../platform/use-read.ts';

/** The services that the person administers, each with the logo of its letters. */
export const ServicesAdministresPage = () => <ServicesPage lettres={(id) => <LogoDuService id={id} />} />;

/** Shows the logo of a service's letters, which an administrator of the service may change. */
function LogoDuService({ id }: { id: string }) {
  const images = useRead(modeleCourrierEndpoints.readImagesLettre, { query: { id_service: id } });
  return (
    <ReadPart read={images}>
      {(value) => <ImageDuService genre="logo" images={value} onChanged={images.reload} />}
    </ReadPart>
  );
}
