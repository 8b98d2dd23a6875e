/** Milliseconds for which a snapshot hides a host that has drawn the page and waits for a part of it. */
const waitingLimit = 4_000;
/** Milliseconds for which it hides a page that waits for nothing, and still lacks what the snapshot shows. */
const lateLimit = 800;

/**
 * Comes before a snapshot and replaces it by what the host draws beside it, hidden, in one frame: as soon as nothing on
 * the first screen waits any more and all of it is there, and at once when something fails or opens above the page.
 * Where this tab has a session or another language, and in a browser that cannot run the host, the snapshot is hidden
 * before it is painted.
 *
 * It is not compiled: ES5 only. The focus, the position, typed text and the last pressed button move to the same element
 * of the page: the one with the same tag, address or name, and text. The focus follows it for some seconds, because the
 * host draws parts again when their code arrives. `data-language` is the page's language.
 */
export const swapScript = `(function(w,d){
var html=d.documentElement,here=d.currentScript,drawn=0,ready=0,asked=false,pressed,observer;
function hide(){html.setAttribute('data-snapshot','off')}
try{
var token=w.sessionStorage.getItem('token'),language=w.sessionStorage.getItem('hisLang');
if(token||language&&language!==here.getAttribute('data-language'))return hide()
}catch(e){}
if(!w.HTMLScriptElement.supports||!HTMLScriptElement.supports('importmap'))return hide();
function box(){return d.getElementById('atrium-snapshot')}
function all(part,selector){return [].slice.call(part.querySelectorAll(selector))}
function near(part){var at=part.getBoundingClientRect();return at.height>0&&at.top<w.innerHeight&&at.bottom>0}
function count(part){return all(part,'a,button,svg').filter(near).length}
function like(one){return function(other){return other.getAttribute('href')===one.getAttribute('href')&&other.getAttribute('name')===one.getAttribute('name')&&other.getAttribute('aria-label')===one.getAttribute('aria-label')&&other.textContent===one.textContent}}
function same(one,from,to){var here=all(from,one.tagName).filter(like(one)),there=all(to,one.tagName).filter(like(one));return there[here.indexOf(one)]}
function due(){
var root=d.getElementById('root'),stuck=d.getElementById('atrium-stuck');
if(!root)return !!d.querySelector('[role=alert]');
if(stuck)return !stuck.hidden;
var main=d.getElementById('main');
if(!main)return !!root.querySelector('[role=alert]');
drawn=drawn||Date.now();
if(d.querySelector('dialog[open]')||Date.now()-drawn>${waitingLimit})return true;
if(all(main,'[aria-busy=true]').some(near))return false;
ready=ready||Date.now();
return Date.now()-ready>${lateLimit}||count(root)>=count(box())}
function look(){asked=false;if(box()&&due())swap()}
function ask(){if(!asked){asked=true;w.requestAnimationFrame(look)}}
function swap(){
var from=box(),to=d.getElementById('root')||d.body,top=w.scrollY,active=d.activeElement,moves=[];
observer.disconnect();
all(from,'input').forEach(function(field){
var target=field.value!==field.defaultValue&&same(field,from,to);
if(target)moves.push(function(){
Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,'value').set.call(target,field.value);
target.dispatchEvent(new Event('input',{bubbles:true}))})});
var focused=from.contains(active)&&same(active,from,to),range=focused&&active.setSelectionRange&&[active.selectionStart,active.selectionEnd];
var button=pressed&&same(pressed,from,to);
d.getElementById('atrium-snapshot-style').remove();
from.remove();
if(w.scrollY!==top)w.scrollTo(0,top);
moves.forEach(function(move){move()});
if(focused){
focused.focus({preventScroll:true});
if(range)focused.setSelectionRange(range[0],range[1]);
var until=Date.now()+${lateLimit}*10,follow=new MutationObserver(function(){
if(Date.now()>until)return follow.disconnect();
if(d.activeElement!==d.body)return;
var next=same(active,from,to);
if(next)next.focus({preventScroll:true})});
['pointerdown','keydown'].forEach(function(act){d.addEventListener(act,function(){follow.disconnect()},true)});
follow.observe(to,{childList:true,subtree:true,attributes:true})}
if(button)button.click();
if(w.performance&&performance.mark)performance.mark('atrium-swap')}
d.addEventListener('click',function(event){
var button=event.target.closest&&event.target.closest('#atrium-snapshot button');
if(button)pressed=button},true);
observer=new MutationObserver(ask);
observer.observe(html,{childList:true,subtree:true,attributes:true,attributeFilter:['aria-busy','hidden','open']});
var timer=setInterval(function(){if(box())ask();else if(d.readyState==='complete')clearInterval(timer)},500)
})(window,document)`;
