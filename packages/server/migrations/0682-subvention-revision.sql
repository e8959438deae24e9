-- What a reading of a dossier shows stands in nineteen tables. Whatever changes one of their rows writes here which
-- transaction did, under the dossier, the association or the person it is about: four rows tell what twenty looks told,
-- and no writer can forget to. The nil identifier stands for what few people change and every reading shows.
create table revision (
  objet uuid primary key,
  le bigint not null
) with (fillfactor = 60);

create function reviser(objets uuid[]) returns void language plpgsql as $$
begin
  -- Always in the same order, so that two transactions never wait for each other.
  insert into revision as r (objet, le)
    select o, pg_current_xact_id()::text::bigint from unnest(objets) o where o is not null group by o order by o
    on conflict (objet) do update set le = excluded.le where r.le <> excluded.le;
end $$;

create function reviser_dossier() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from dossier where id = old.id_dossier) then return null; end if;
  perform reviser(array[new.id_dossier, old.id_dossier]);
  return null;
end $$;

create function reviser_dossier_du_projet() returns trigger language plpgsql as $$
begin
  perform reviser(array(select id_dossier from projet where id in (new.id_projet, old.id_projet)));
  return null;
end $$;

create function reviser_association() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from association where id = old.id_association) then return null; end if;
  perform reviser(array[new.id_association, old.id_association]);
  return null;
end $$;

-- A document is proposed by the vault of its association, and shown by the dossiers it was joined to.
create function reviser_document() returns trigger language plpgsql as $$
begin
  perform reviser(array(
    select a.id from association a
      where a.id::text in (new.id_proprietaire, old.id_proprietaire)
        and a.id in (select case when p ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p::uuid end
          from unnest(array[new.id_proprietaire, old.id_proprietaire]) p)
    union select p.id_dossier from piece_dossier p where p.id_document in (new.id, old.id)));
  return null;
end $$;

create function reviser_personne() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from utilisateur where id = old.id_utilisateur) then return null; end if;
  perform reviser(array[new.id_utilisateur, old.id_utilisateur]);
  return null;
end $$;

create function reviser_utilisateur() returns trigger language plpgsql as $$
begin
  perform reviser(array[new.id, old.id] || array(
    select id_association from membre_association where id_utilisateur in (new.id, old.id) and etat = 'active'));
  return null;
end $$;

create function reviser_tout() returns trigger language plpgsql as $$
begin
  perform reviser(array['00000000-0000-0000-0000-000000000000'::uuid]);
  return null;
end $$;

create function oublier_revision() returns trigger language plpgsql as $$
begin
  delete from revision where objet = old.id;
  return null;
end $$;

create trigger revision_instruction after insert or update or delete on instruction
  for each row execute function reviser_dossier();
create trigger revision_partage after insert or update or delete on dossier_partage
  for each row execute function reviser_dossier();
create trigger revision_projet after insert or update or delete on projet
  for each row execute function reviser_dossier();
create trigger revision_piece after insert or update or delete on piece_dossier
  for each row execute function reviser_dossier();
create trigger revision_renvoi after insert or update or delete on renvoi_dossier
  for each row execute function reviser_dossier();
create trigger revision_financement after insert or update or delete on financement
  for each row execute function reviser_dossier_du_projet();
create trigger revision_retrait after insert or update or delete on projet_retrait
  for each row execute function reviser_dossier_du_projet();
create trigger revision_document after insert or update or delete on document
  for each row execute function reviser_document();
create trigger revision_representant after insert or update or delete on representant_legal
  for each row execute function reviser_association();
create trigger revision_rib after insert or update or delete on rib
  for each row execute function reviser_association();
create trigger revision_membre after insert or update or delete on membre_association
  for each row execute function reviser_association();
create trigger revision_membre_service after insert or update or delete on membre_service
  for each row execute function reviser_personne();
-- Signing in writes an account: only what is shown of it counts.
create trigger revision_utilisateur after update on utilisateur
  for each row when ((old.id, old.prenom, old.nom, old.enabled, old.locked, old.desactive_at)
    is distinct from (new.id, new.prenom, new.nom, new.enabled, new.locked, new.desactive_at))
  execute function reviser_utilisateur();
-- What is new is shown by no reading yet.
create trigger revision_service after update or delete on service
  for each statement execute function reviser_tout();
create trigger revision_subvention after update or delete on subvention
  for each statement execute function reviser_tout();
create trigger revision_campagne after update or delete on campagne_version
  for each statement execute function reviser_tout();
create trigger revision_dossier after delete on dossier
  for each row execute function oublier_revision();
create trigger revision_association after delete on association
  for each row execute function oublier_revision();
create trigger revision_compte after delete on utilisateur
  for each row execute function oublier_revision();
