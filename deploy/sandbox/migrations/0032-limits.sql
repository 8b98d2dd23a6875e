-- Recovery and the slider are counted with all other requests, by network.
drop table recovery_requests;
alter table slider_lots drop column address;
