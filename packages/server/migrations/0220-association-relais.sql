-- Requests for access whose person is still to be told that they went to the administration, the oldest first.
create index membre_association_relais on membre_association (since, id) where etat = 'demandee' and relais_le is null;
