import { useAssociationPage } from '../association/use-association-page.ts';
import { ClesEtWebhooks } from './ClesEtWebhooks.tsx';

/** The page of the keys and webhooks of an association. */
export function ClesAssociationPage() {
  const { id } = useAssociationPage();
  if (!id) return null;
  const fil = [{ label: 'Informations administratives', href: `/informations-administratives/${id}` }];
  return <ClesEtWebhooks proprietaire={{ id_asso: id }} fil={fil} />;
}
