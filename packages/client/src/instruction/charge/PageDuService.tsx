import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';

type PageDuServiceProps = {
  titre: string;
  chapo: string;
  actions?: ReactNode;
  children: (service: BureauService, isOneOfMany: boolean) => ReactNode;
};

const param = 'service';

/** A page about one service of the reader; a reader in several services chooses one, which the address keeps. */
export function PageDuService({ titre, chapo, actions, children }: PageDuServiceProps) {
  const params = useQueryParams();
  const read = useRead(bureauEndpoints.readBureau, {});
  return (
    <ReadPage read={read}>
      {({ services }) => {
        const service = services.find(({ id }) => id === params.get(param)) ?? services[0];
        return (
          <div className="page page--serree">
            <PageHeading
              titre={titre}
              fil={[{ label: 'Mon jour', href: '/instructeur' }]}
              aide="instruction"
              chapo={chapo}
              actions={actions}
            />
            {services.length > 1 && (
              <SelectControl
                id="service-montre"
                label="Service"
                options={services.map(({ id, nom }) => ({ value: id, label: nom }))}
                value={service?.id ?? null}
                onChange={(value) => params.set({ [param]: value === null ? null : String(value) })}
              />
            )}
            {service ? (
              children(service, services.length > 1)
            ) : (
              <EmptyState
                fact="Vous n’êtes d’aucun service."
                why="Cette page est celle des personnes d’un service, qu’un administrateur y ajoute."
                action={<AppLink href="/instructeur">Revenir à « Mon jour »</AppLink>}
              />
            )}
          </div>
        );
      }}
    </ReadPage>
  );
}
