/** Milliseconds without a sign of the host, on a connection that delivered the page quickly. */
const patience = 10_000;

/**
 * The page's first script: detects that the host does not start, shows `#atrium-stuck`, and reports it.
 *
 * It is not compiled and has to run in browsers without modules: ES5 only, no imports. The host has started when its
 * content has replaced the element, which may still happen after the message is shown. Signs of a failed start are a
 * file that fails to load, host code that throws, a policy violation, and silence. On a slow connection the limit is
 * longer: the page has a tenth of the bytes that the host needs, so the limit is twelve times the page's own load time.
 * A report counts against the host's release unless one of its files cannot be fetched unaltered, which indicates a
 * network failure. The browser may keep a file of a release for good, also one that arrived damaged: such files are then
 * fetched past the cache, and once more before Retry reloads the page. A page that was cut off before the element shows
 * the texts of the script's own attributes, `data-stuck` and `data-retry`.
 */
export const startWatch = `(function(w,d){
var last=Date.now(),failed=false,here=d.currentScript,timer;
function stuck(){return d.getElementById('atrium-stuck')}
function limit(){
var times=w.performance,page=times&&times.getEntriesByType&&times.getEntriesByType('navigation')[0];
return Math.max(${patience},page?12*(page.responseEnd-page.responseStart):0)}
function fail(why){
var box=stuck();
if(failed||!box)return;
failed=true;
d.querySelector('#root>.splash').style.display='none';
box.hidden=false;
box.querySelector('button').onclick=function(){
if(!w.fetch)return reload();
this.disabled=true;
setTimeout(reload,${patience});
files('reload').then(reload,reload)};
if(w.fetch)files('default').then(function(){report(why,'execution')},function(){report(why,'network');files('reload').catch(function(){})})}
function reload(){location.reload()}
function cut(){
var box=d.createElement('div'),button=d.createElement('button');
box.setAttribute('role','alert');
box.textContent=here.getAttribute('data-stuck')+' ';
button.textContent=here.getAttribute('data-retry');
button.onclick=reload;
box.appendChild(button);
d.body.textContent='';
d.body.appendChild(box)}
function files(cache){
return Promise.all([].map.call(d.querySelectorAll('link[rel=modulepreload][href*="/r/host/"]'),function(link){
return fetch(link.href,{integrity:link.integrity,cache:cache}).then(function(answer){if(!answer.ok)throw answer.status})}))}
function report(why,kind){
var page=JSON.parse(d.getElementById('atrium-page').textContent),made=JSON.parse(d.getElementById('atrium-composition').textContent);
fetch('/telemetry',{method:'POST',keepalive:true,headers:{'content-type':'application/json'},body:JSON.stringify({
reportToken:page.reportToken,merchant:made.merchant.code,composition:made.id,dropped:0,reports:[{
kind:'error',remote:'host',release:made.host.id,phase:'load',at:Date.now(),name:'NotStarted',message:why,
context:{kind:kind,browser:navigator.userAgent.slice(0,300)}}]})}).catch(function(){})}
function suspect(why){setTimeout(function(){fail(why)},1000)}
w.addEventListener('error',function(event){
var from=event.target;
if(from&&from.tagName==='SCRIPT'&&from.src)suspect('not loaded or blocked: '+from.src.slice(-100));
else if(String(event.filename).indexOf(location.origin+'/r/host/')===0)suspect('threw: '+String(event.message).slice(0,200))},true);
d.addEventListener('securitypolicyviolation',function(event){
if(String(event.effectiveDirective).indexOf('script-src')===0&&String(event.blockedURI).indexOf('/r/host/')>=0)suspect('blocked by '+event.effectiveDirective)});
if(w.PerformanceObserver)try{new PerformanceObserver(function(){last=Date.now()}).observe({type:'resource'})}catch(e){}
timer=setInterval(function(){
if(d.readyState!=='loading'&&!stuck()){
clearInterval(timer);
if(!d.getElementById('atrium-page')&&!d.querySelector('[role=alert]'))cut()}
else if(Date.now()-last>limit())fail('no sign of the host for '+Math.round(limit()/1000)+' s')},1000)
})(window,document)`;
