import { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import type { ServiceAdministre } from '@asso/contract/service/service-admin.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { authServiceFields, profilServiceFields } from '@asso/domain/service/service.fields';
import { etatsCompteService } from '@asso/domain/service/service.rules';
import { type ReactNode, useId } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { ReadList } from '../../ui/table/ReadList.tsx';
import { MembresService } from './MembresService.tsx';
import { ServiceActes } from './ServiceActes.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceHref, servicesHref } from './services-href.ts';
import './service-fiche.css';

const fil = [{ label: 'Services', href: servicesHref }];

type ServicePageProps = {
  id: string;
  /** Draws what the letters of a service show of it. */
  lettres: (id: string) => ReactNode;
};

/** The page of a service: read, then edited in one form; `nouveau` opens the form at once. */
export function ServicePage({ id, lettres }: ServicePageProps) {
  const isNew = id === 'nouveau';
  const read = useRead(serviceAdminEndpoints.readServiceAdministre, isNew ? null : { params: { id } });
  if (isNew) {
    return (
      <div className="page page--serree service-saisie">
        <PageHeading
          titre="Nouveau service"
          fil={fil}
          chapo="Son compte et son profil se créent ensemble. Le compte reçoit un lien pour choisir son mot de passe."
        />
        <ServiceForm
          service={null}
          onCancel={() => go(servicesHref)}
          onSaved={(made) => go(serviceHref(made))}
        />
      </div>
    );
  }
  return (
    <ReadPage read={read}>
      {(service) => <Service service={service} lettres={lettres} onChanged={() => void read.reload()} />}
    </ReadPage>
  );
}

type ServiceProps = Pick<ServicePageProps, 'lettres'> & { service: ServiceAdministre; onChanged: () => void };

function Service({ service, lettres, onChanged }: ServiceProps) {
  const params = useQueryParams();
  const { _id, rds, auth, etat_compte } = service;
  const isEditing = params.get('mode') === 'edit';
  const nom = rds.nom ?? '';
  if (isEditing) {
    return (
      <div className="page page--serree service-saisie">
        <PageHeading
          titre="Modifier le service"
          objet={nom}
          fil={[...fil, { label: nom, href: serviceHref(_id) }]}
          chapo={nom}
        />
        <ServiceForm
          service={service}
          onCancel={() => params.set({ mode: null })}
          onSaved={() => {
            onChanged();
            params.set({ mode: null });
          }}
        />
      </div>
    );
  }
  return (
    <div className="page page--serree">
      <PageHeading
        titre={nom}
        fil={fil}
        chapo={[auth?.code, count(service.dossiers_ouverts, 'dossier ouvert', 'dossiers ouverts')]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <AppLink className="fr-btn" href={params.href({ mode: 'edit' })}>
              Modifier le service
            </AppLink>
            <AppLink
              className="fr-btn fr-btn--secondary"
              href={`/instructeur/cles-et-webhooks?service=${_id}`}
            >
              Clés et webhooks
            </AppLink>
            <ServiceActes service={service} onChanged={onChanged} />
          </>
        }
      />
      {rds.locked && (
        <Notice tone="attention" title="Ce service est verrouillé.">
          Plus personne ne peut se connecter pour lui. Ses dossiers restent.
        </Notice>
      )}
      <div className="service-fiche">
        <div className="service-fiche__colonne">
          <Panneau titre="Profil">
            <ReadValues
              fields={profilServiceFields}
              only={ofProfil}
              value={rds}
              options={{
                service: rds.parent ? [{ value: rds.parent, label: service.parent_nom ?? rds.parent }] : [],
              }}
            />
          </Panneau>
          <Panneau titre="Compte">
            <ReadList
              items={[
                { label: 'État du compte', value: etatsCompteService[etat_compte] },
                {
                  label: 'Dernière connexion',
                  value: service.derniere_connexion && formatHorodatage(new Date(service.derniere_connexion)),
                },
              ]}
            />
            {auth && <ReadValues fields={authServiceFields} only={['login', 'roles', 'code']} value={auth} />}
          </Panneau>
        </div>
        <div className="service-fiche__colonne">
          <Panneau titre="Coordonnées">
            <ReadValues fields={profilServiceFields} only={ofCoordonnees} value={rds} />
          </Panneau>
          <Panneau titre="Décisions et lettres">
            <ReadValues fields={profilServiceFields} only={ofDecisions} value={rds} />
            {lettres(_id)}
          </Panneau>
        </div>
      </div>
      <MembresService id={_id} nom={nom} />
    </div>
  );
}

const ofCoordonnees: readonly ChampDuProfil[] = ['email', 'telephone', 'site_internet', 'adresse'];
const ofDecisions: readonly ChampDuProfil[] = [
  'signataire',
  'qualite_signataire',
  'prendre_commence',
  'reprise_minutes',
];
/** What the two other panels do not show, so that a new field is never left out. */
const ofProfil = (Object.keys(profilServiceFields) as ChampDuProfil[]).filter(
  (name) => !ofCoordonnees.includes(name) && !ofDecisions.includes(name),
);
type ChampDuProfil = keyof typeof profilServiceFields;

function Panneau({ titre, children }: { titre: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="cadre service-fiche__panneau" aria-labelledby={id}>
      <h2 id={id} className="fr-h6">
        {titre}
      </h2>
      {children}
    </section>
  );
}
