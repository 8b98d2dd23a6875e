/** Milliseconds for which a snapshot covers a host that has drawn the page and waits for a part of it. */
const waitingLimit = 4_000;
/** Milliseconds for which it covers a page that waits for nothing, and still lacks what the snapshot shows. */
const lateLimit = 800;

/**
 * Comes before a snapshot and replaces it by what the host draws beside it, hidden. What the host has drawn at the places
 * that the snapshot shows becomes visible at once: above the first part that waits or lies elsewhere, which is the edge,
 * the host is shown, with what it still lacks (an icon, a picture) laid over it from the snapshot; below the edge, the
 * snapshot. Neither comes back once it has gone. The snapshot goes as a whole when nothing on the first screen waits any
 * more and all of it is there, and at once when something fails or opens above the page. Where this tab has a session or
 * another language, and in a browser that cannot run the host, the snapshot is hidden before it is painted.
 *
 * It is not compiled: ES5 only. The focus, the position, typed text and the last pressed button move to the same element
 * of the page: the one with the same tag, address or name, and text; ids have the prefix `s-` in a snapshot. The focus
 * follows it for some seconds, because the host draws parts again when their code arrives. Once a part of the host is
 * shown, what remains of the snapshot is a picture with links: neither read out nor reached by the keyboard.
 * `data-language` is the page's language.
 */
export const swapScript = `(function(w,d){
var html=d.documentElement,here=d.currentScript,drawn=0,ready=0,edge=0,asked=false,pressed,observer;
function mark(name){if(w.performance&&performance.mark)performance.mark(name)}
function show(value){html.setAttribute('data-snapshot',value)}
function hide(){show('off')}
try{
var token=w.sessionStorage.getItem('token'),language=w.sessionStorage.getItem('hisLang');
if(token||language&&language!==here.getAttribute('data-language'))return hide()
}catch(e){}
if(!w.HTMLScriptElement.supports||!HTMLScriptElement.supports('importmap'))return hide();
function box(){return d.getElementById('atrium-snapshot')}
function all(part,selector){return [].slice.call(part.querySelectorAll(selector))}
function rect(part){return part.getBoundingClientRect()}
function near(part){var at=rect(part);return at.height>0&&at.top<w.innerHeight&&at.bottom>0&&at.left<w.innerWidth&&at.right>0}
function items(part){return all(part,'a,button,svg').filter(near)}
function place(one){var at=rect(one);return one.tagName+Math.round(at.left)+','+Math.round(at.top)}
function start(part){return Math.floor(rect(part.closest('section')||part).top)}
function busy(main){return all(main,'[aria-busy=true]').filter(near)}
function address(one){return (one.getAttribute('href')||'').replace(/^#s-/,'#')}
function like(one){return function(other){return address(other)===address(one)&&other.getAttribute('name')===one.getAttribute('name')&&other.getAttribute('aria-label')===one.getAttribute('aria-label')&&other.textContent===one.textContent}}
function same(one,from,to){var here=all(from,one.tagName).filter(like(one)),there=all(to,one.tagName).filter(like(one));return there[here.indexOf(one)]}
function typed(from){return all(from,'input').filter(function(field){return field.value!==field.defaultValue})}
function due(root,main){
var stuck=d.getElementById('atrium-stuck');
if(!root)return !!d.querySelector('[role=alert]');
if(stuck)return !stuck.hidden;
if(!main)return !!root.querySelector('[role=alert]');
drawn=drawn||Date.now();
if(d.querySelector('dialog[open]')||edge&&root.querySelector('header [aria-expanded=true]')||Date.now()-drawn>${waitingLimit})return true;
if(busy(main).length)return false;
ready=ready||Date.now();
return Date.now()-ready>${lateLimit}||items(root).length>=items(box()).length}
function look(){
asked=false;
var from=box(),root=d.getElementById('root'),main=root&&d.getElementById('main');
if(!from)return;
if(due(root,main))return swap(from,root||d.body);
if(!main)return;
var shown=items(from),own=items(root),known=places(shown),top=Infinity;
busy(main).concat(own.filter(function(one){return main.contains(one)&&one.tagName!=='svg'&&!known[place(one)]})).forEach(function(one){top=Math.min(top,start(one))});
if(!edge&&(top<rect(main).top||Math.abs(rect(main).top-rect(from.querySelector('main')||from).top)>1))return;
var active=d.activeElement;
if((from.contains(active)?[active]:[]).concat(typed(from)).every(function(one){return same(one,from,root)}))lift(from,root,shown,places(own),top+w.scrollY)}
function ask(){if(!asked){asked=true;w.requestAnimationFrame(look)}}
function places(list){var at={};list.forEach(function(one){at[place(one)]=true});return at}
function lift(from,root,shown,there,to){
var first=!edge,origin=rect(from),shapes=[];
edge=Math.max(edge,to);
if(edge<Infinity)shapes.push([0,edge,origin.width,1e5]);
shown.forEach(function(one){
var at=rect(one),below=at.top+w.scrollY>=edge,gone=one.style.pointerEvents==='none'||!below&&there[place(one)];
one.style.pointerEvents=gone?'none':'auto';
if(!below&&!gone)shapes.push([at.left,at.top-origin.top,at.right,at.bottom-origin.top])});
from.style.clipPath='path("'+(shapes.map(function(at){return 'M'+at[0]+' '+at[1]+'H'+at[2]+'V'+at[3]+'H'+at[0]+'Z'}).join('')||'M0 0Z')+'")';
root.style.clipPath=edge<Infinity?'inset(0 0 calc(100% - '+edge+'px) 0)':'';
if(!first)return;
show('part');
carry(from,root);
from.setAttribute('aria-hidden','true');
all(from,'a,button,input').forEach(function(one){one.tabIndex=-1});
mark('atrium-lift')}
function carry(from,to,remove){
var top=w.scrollY,active=d.activeElement,button=pressed&&same(pressed,from,to);
var moves=typed(from).map(function(field){
var target=same(field,from,to),text=field.value;
field.value=field.defaultValue;
return function(){
if(!target)return;
Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,'value').set.call(target,text);
target.dispatchEvent(new Event('input',{bubbles:true}))}});
var focused=from.contains(active)&&same(active,from,to),range=focused&&active.setSelectionRange&&[active.selectionStart,active.selectionEnd];
if(remove)remove();
if(w.scrollY!==top)w.scrollTo(0,top);
moves.forEach(function(move){move()});
if(focused){
focused.focus({preventScroll:true});
if(range)focused.setSelectionRange(range[0],range[1]);
follow(active,from,to)}
if(button){pressed=undefined;button.click()}}
function follow(one,from,to){
var until=Date.now()+${lateLimit}*10,watch=new MutationObserver(check);
function check(){
if(Date.now()>until)return watch.disconnect();
if(d.activeElement!==d.body&&!from.contains(d.activeElement))return;
var next=same(one,from,to);
if(next)next.focus({preventScroll:true})}
['pointerdown','keydown'].forEach(function(act){d.addEventListener(act,function(){watch.disconnect()},true)});
watch.observe(to,{childList:true,subtree:true,attributes:true});
// with a transition of its visibility an element takes the focus one frame later
w.requestAnimationFrame(function(){w.requestAnimationFrame(check)})}
function swap(from,to){
observer.disconnect();
carry(from,to,function(){
d.getElementById('atrium-snapshot-style').remove();
from.remove();
to.style.clipPath=''});
mark('atrium-swap')}
d.addEventListener('click',function(event){
var button=event.target.closest&&event.target.closest('#atrium-snapshot button');
if(button)pressed=button},true);
observer=new MutationObserver(ask);
observer.observe(html,{childList:true,subtree:true,attributes:true,attributeFilter:['aria-busy','aria-expanded','hidden','open']});
var timer=setInterval(function(){if(box())ask();else if(d.readyState==='complete')clearInterval(timer)},500)
})(window,document)`;
