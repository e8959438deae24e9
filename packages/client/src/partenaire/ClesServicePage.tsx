import { answersForService } from '@asso/domain/service/responsable.rules';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useSignedInUser } from '../platform/session/session.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { ClesEtWebhooks } from './ClesEtWebhooks.tsx';
import { serviceParam } from './cles-href.ts';

const fil = [{ label: 'Mon jour', href: '/instructeur' }];

/** The page of the keys and webhooks of the service in the address, or else of the person's first service. */
export function ClesServicePage() {
  const user = useSignedInUser();
  const isAdmin = useWornRole() === 'rds.admin';
  const services = isAdmin ? user.services : user.services.filter(answersForService);
  const params = useQueryParams();
  const id = params.get(serviceParam) ?? services[0]?.id_service;
  if (id === undefined) {
    return (
      <div className="page colonne-texte">
        <PageHeading titre="Clés et webhooks" fil={fil} />
        <EmptyState
          fact={isAdmin ? 'Vous n’êtes membre d’aucun service.' : 'Vous n’êtes responsable d’aucun service.'}
          why={
            isAdmin
              ? 'Ouvrez un service : ses clés sont dans sa page.'
              : 'Les clés d’un service sont données par la personne qui en est responsable : demandez-lui.'
          }
          action={isAdmin && <AppLink href="/administration/rds?onglet=services">Voir les services</AppLink>}
        />
      </div>
    );
  }
  return (
    <ClesEtWebhooks key={id} proprietaire={{ id_service: id }} fil={fil}>
      {services.length > 1 && (
        <SelectControl
          id="service"
          label="Service"
          options={services.map(({ id_service, nom }) => ({ value: id_service, label: nom }))}
          value={id}
          onChange={(value) => params.set({ [serviceParam]: String(value) })}
        />
      )}
    </ClesEtWebhooks>
  );
}
