import { useAssociationPage } from '../association/use-association-page.ts';
import { ClesEtWebhooks } from './ClesEtWebhooks.tsx';

/** « Quels logiciels agissent pour mon association ? » The page lists its keys and webhooks. */
export function ClesAssociationPage() {
  const { id } = useAssociationPage();
  if (!id) return null;
  const fil = [{ label: 'Informations administratives', href: `/informations-administratives/${id}` }];
  return <ClesEtWebhooks proprietaire={{ id_asso: id }} fil={fil} />;
}
