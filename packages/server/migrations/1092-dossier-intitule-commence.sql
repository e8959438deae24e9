-- A dossier that was begun without an account has no project yet: it is called by what its author wrote, which its first
-- project will hold.
create or replace function public.intitule_dossier(id uuid) returns text language sql stable parallel safe
  return case
    when exists (
      select from public.projet own
      where own.id_dossier = intitule_dossier.id and own.supprime_le is null
    ) then (
      select case
          when p.autres = 0 then p.intitule
          else case when length(p.intitule) > 52 then rtrim(left(p.intitule, 51)) || '…' else p.intitule end
            || ' et ' || p.autres || case when p.autres = 1 then ' autre projet' else ' autres projets' end
        end
      from (
        select own.intitule, count(*) over () - 1 as autres
        from public.projet own
        where own.id_dossier = intitule_dossier.id and own.supprime_le is null
        order by own.rang_dossier, own.numero_projet
        limit 1
      ) p
    )
    else (select d.tete -> 'commence' ->> 'intitule' from public.dossier d where d.id = intitule_dossier.id)
  end;
