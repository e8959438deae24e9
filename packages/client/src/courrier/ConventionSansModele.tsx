import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { AppLink } from '../platform/AppLink.tsx';
import { useRead } from '../platform/use-read.ts';
import { Notice } from '../ui/Notice.tsx';
import { conventionObligatoire } from './courriers-choisis.ts';
import { courriersHref } from './modele-href.ts';

type ConventionSansModeleProps = { id: string; service: string };

/** Says that a grant needs a funding agreement to a service that published no template of it: no field offers one. */
export function ConventionSansModele({ id, service }: ConventionSansModeleProps) {
  const read = useRead(courrierEndpoints.listModelesPour, { params: { id, service } });
  if (read.state !== 'lu' || read.value.some(({ nature }) => nature === 'convention')) return null;
  return (
    <Notice tone="attention" title={conventionObligatoire}>
      Votre service n’en a publié aucun modèle : signez-la à part, ou{' '}
      <AppLink href={courriersHref}>publiez-en un</AppLink> avant d’accorder.
    </Notice>
  );
}
